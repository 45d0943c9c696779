import { unzlibSync } from 'fflate'
import { expect, it } from 'vitest'
import { facesFor } from './faces'
import { ASCENT, DESCENT, type Painter } from './paint'
import { type PaperDocument, type PaperPart, textsOf } from './parts'
import { pdfOf as pdfBlob, writtenPdf } from './pdf'
import { hexOf } from './pdf-file'

const documentOf = (parts: readonly PaperPart[], wide = false): PaperDocument => ({
  title: 'Kranichhof · Energie',
  language: 'de',
  wide,
  parts,
})

async function pdfOf(document: PaperDocument, painter: Painter | null = null) {
  const bytes = writtenPdf(document, await facesFor(textsOf(document)), painter)
  return { bytes, text: Buffer.from(bytes).toString('latin1') }
}

/** Everything that a file holds, unpacked. */
function unpacked({ bytes, text }: { bytes: Uint8Array; text: string }): string {
  const parts = [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)].map(({ 0: head, 1: length, index }) => {
    const from = index + head.length
    return Buffer.from(unzlibSync(bytes.subarray(from, from + Number(length)))).toString('latin1')
  })
  return [text, ...parts].join('\n')
}

/** Outlines with the characters that they stand for. */
const charactersOf = (whole: string) =>
  [...whole.matchAll(/beginbfchar\n([\s\S]*?)\nendbfchar/g)].flatMap(({ 1: lines = '' }) =>
    lines.split('\n').map((line) => line.replace(/[<>]/g, '').split(' ') as [string, string]),
  )

/** What a program that copies from the file would read, of a file with one face of each weight. */
function readBack(whole: string): string {
  const maps = new Map(charactersOf(whole))
  return [...whole.matchAll(/<([0-9A-F]+)> Tj/g)]
    .map(({ 1: codes = '' }) =>
      (codes.match(/.{4}/g) ?? [])
        .map((code) => String.fromCharCode(Number.parseInt(maps.get(code) ?? '', 16)))
        .join(''),
    )
    .join('')
}

it('writes a file whose table names where each object begins', async () => {
  const { text } = await pdfOf(documentOf([{ kind: 'title', text: 'Energie' }]))
  expect(text.startsWith('%PDF-1.7\n')).toBe(true)
  expect(text.endsWith('%%EOF\n')).toBe(true)
  const from = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(from, from + 5)).toBe('xref\n')
  const places = [...text.slice(from).matchAll(/^(\d{10}) 00000 n $/gm)].map(({ 1: place }) => Number(place))
  expect(places.length).toBeGreaterThan(5)
  places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)))
})

it('gives the same bytes for the same document', async () => {
  const parts: readonly PaperPart[] = [
    { kind: 'title', text: 'Energie' },
    { kind: 'facts', facts: [['Anlage', 'Kranichhof']] },
  ]
  expect((await pdfOf(documentOf(parts))).text).toBe((await pdfOf(documentOf(parts))).text)
})

it.each([
  ['de', 'Größe über 5 €'],
  ['pl', 'Zażółć gęślą jaźń'],
  ['tr', 'İşığı değiştir'],
  ['ro', 'Producție însorită'],
  ['uk', 'Вироблено за день'],
  ['vi', 'Sản lượng điện'],
])('%s: its characters have outlines and are read as what they are', async (_language, words) => {
  const file = await pdfOf(documentOf([{ kind: 'text', text: words }]))
  const characters = charactersOf(unpacked(file))
  const known = new Set(characters.map(([, character]) => character))
  expect([...words].filter((letter) => !known.has(hexOf(letter.charCodeAt(0))))).toEqual([])
  expect(characters.filter(([outline]) => outline === '0000')).toEqual([])
})

it('reads back what stands in a table, on every page with its head', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`Tag ${at}`, String(at)])
  const file = await pdfOf(documentOf([{ kind: 'table', head: ['Tag', 'kWh'], rows, foot: ['Summe', '7140'], figures: [1] }])) // oxfmt-ignore
  const read = readBack(unpacked(file))
  expect(file.text.match(/\/Type \/Page /g)?.length).toBe(2)
  expect(read.split('TagkWh')).toHaveLength(3)
  expect(read).toContain('Tag 119119Summe7140')
  expect(read).toContain('1 / 2')
  expect(read).toContain('2 / 2')
})

it('has every row of a month in one line, its head and its sums, on one page across', async () => {
  const head = [
    'Period (Europe/Berlin)',
    'UTC offset',
    ...Array.from({ length: 10 }, () => 'Self-consumption (kWh)'),
  ]
  const row = (day: number) => [
    `2026-05-${day + 10}`,
    'UTC+02:00',
    ...Array.from({ length: 10 }, () => '1234.56'),
  ]
  const axis = { domain: [0, 4], ticks: [{ at: 0, label: '0' }], unit: 'kWh' } as const
  const file = await pdfOf(
    documentOf(
      [
        { kind: 'title', text: 'Kranichhof · Energy · 2026-05' },
        { kind: 'plot', shape: 'bars', axis, series: [], labels: ['10'] },
        {
          kind: 'table',
          head,
          rows: Array.from({ length: 31 }, (_, at) => row(at)),
          foot: head,
          figures: [2],
        },
        { kind: 'note', text: '31 of 31 rows complete.' },
      ],
      true,
    ),
  )
  expect(file.text.match(/\/Type \/Page /g)).toHaveLength(1)
  expect(readBack(unpacked(file)).split('UTC+02:00')).toHaveLength(32)
})

it('paints what no font of its own has, and keeps the characters behind it', async () => {
  const painted: string[] = []
  const painter: Painter = {
    widthOf: (text) => [...text].length,
    paint(text) {
      painted.push(text)
      return { columns: 2, rows: Math.ceil(ASCENT + DESCENT), cover: Uint8Array.of(255, 0, 0, 255) }
    },
  }
  const file = await pdfOf(documentOf([{ kind: 'text', text: '発電量 12 kWh' }]), painter)
  const whole = unpacked(file)
  expect(painted).toEqual(['発電量'])
  expect(whole).toContain('/ActualText <FEFF767A96FB91CF>')
  expect(readBack(whole)).toContain('12 kWh')
  expect(file.text.match(/\/SMask/g)).toHaveLength(1)
})

it('asks the machine for nothing where its own fonts have all of it, and fails rather than leave characters out', async () => {
  const latin = await pdfBlob(documentOf([{ kind: 'text', text: 'Größe: 12\u00a0kWh\nВсього' }]))
  expect(latin.type).toBe('application/pdf')
  // There is no canvas here, as in the worker of an older browser: the page tries again.
  await expect(pdfBlob(documentOf([{ kind: 'text', text: '発電量' }]))).rejects.toThrow('nothing to paint on')
})

it('breaks a word that is wider than its room, and leaves a gap of a curve open', async () => {
  const long = 'Selbstversorgungsgrad'.repeat(8)
  const axis = { domain: [0, 4], ticks: [{ at: 0, label: '0' }], unit: 'kW' } as const
  const series = [{ name: 'P', colour: '#f5a623', values: [1, 2, null, 3, 4] }]
  const file = await pdfOf(
    documentOf([
      { kind: 'text', text: long },
      { kind: 'plot', shape: 'lines', axis, series, labels: ['', '', '', '', ''] },
    ]),
  )
  const whole = unpacked(file)
  expect(readBack(whole)).toContain(long)
  expect(whole.match(/0\.961 0\.651 0\.137 RG/g)).toHaveLength(2)
})
