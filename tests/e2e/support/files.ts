import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'

/** The file that a click hands to the downloads. */
export async function saved(page: Page, click: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  return file
}

/** Cells of a CSV file (RFC 4180). The mark of UTF-8 has to be there: a spreadsheet would guess otherwise. */
export async function csvCells(file: Download): Promise<string[][]> {
  const text = readFileSync(await file.path(), 'utf8')
  if (!text.startsWith('\uFEFF')) throw new Error('the file does not say that it is UTF-8')
  const lines: string[][] = []
  let line: string[] = []
  for (const [, quoted, plain = '', end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  return lines
}

const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')

/** Cells of the first sheet of a workbook (ECMA-376), with texts shared or in their place. */
export async function workbookCells(file: Download): Promise<string[][]> {
  const parts = unzipSync(readFileSync(await file.path()))
  const part = (name: string) => {
    const found = parts[name]
    return found === undefined ? '' : strFromU8(found)
  }
  const textIn = (xml: string) =>
    [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => unescaped(text)).join('')
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>([^]*?)<\/si>/g)].map(([, xml = '']) =>
    textIn(xml),
  )
  return [...part('xl/worksheets/sheet1.xml').matchAll(/<row[^>]*>([^]*?)<\/row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<c\s([^>]*?)(?:\/>|>([^]*?)<\/c>)/g)].map(([, attributes = '', xml = '']) => {
      const value = /<v>([^<]*)<\/v>/.exec(xml)?.[1] ?? ''
      if (attributes.includes('t="s"')) return shared[Number(value)] ?? ''
      return xml.includes('<is>') ? textIn(xml) : unescaped(value)
    }),
  )
}
