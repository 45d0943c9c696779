import type { Page } from '@playwright/test'

/** Another client configuration over the one that the server delivers. */
export async function configure(page: Page, changes: Record<string, unknown>) {
  await page.route('**/config.json', async (route) => {
    const delivered = (await (await route.fetch()).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...delivered, ...changes } })
  })
}
