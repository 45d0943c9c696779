import type { Page } from '@playwright/test'

export const grid = (page: Page) => page.getByRole('grid', { name: 'Alarms' })
/** Rows below the head. */
export const row = (page: Page, index: number) => grid(page).locator(`[data-index="${index}"]`)
