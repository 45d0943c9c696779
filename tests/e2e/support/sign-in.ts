import type { Page } from '@playwright/test'
import type { Server } from './server'

export { PASSWORD } from './session'
export const NEW_PASSWORD = 'Kite-Lamp_27'
/** What the browser itself logs of a refused call. */
export const REFUSED = /status of 4\d\d/

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const lastCode = async (server: Server) => (await server.mailbox()).at(-1)?.code ?? ''

/** The client configuration of the server, with some of it another way. */
export async function configured(page: Page, server: Server, change: Record<string, unknown>): Promise<void> {
  const own = (await (await fetch(`${server.origin}/config.json`)).json()) as Record<string, unknown>
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...own, ...change } }))
}
