import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'

/** The file that a click hands to the downloads. */
export async function saved(page: Page, click: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  return file
}

export const textOf = async (file: Download) => readFileSync(await file.path(), 'utf8')
