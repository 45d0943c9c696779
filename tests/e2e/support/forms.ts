import { expect, type Page } from '@playwright/test'

/** Storage home of `owner`; `viewer` may only read it. */
export const HOME = 63400030

/** One word of a short choice. What is chosen already lies over its field; a list may move as it is placed. */
export async function pick(page: Page, label: string | RegExp, option: string) {
  const select = page.locator('.ant-select', { has: page.getByLabel(label, { exact: true }) })
  await expect(async () => {
    await select.click()
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option })
      .first()
      .click({ timeout: 5_000 })
    await expect(select).toContainText(option, { timeout: 2_000 })
  }).toPass()
}
