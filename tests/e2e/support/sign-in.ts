import type { Page } from '@playwright/test'
import type { Server } from './server'

export { PASSWORD } from './session'
export const NEW_PASSWORD = 'Kite-Lamp_27'
/** What the browser itself logs of a refused call. */
export const REFUSED = /status of 4\d\d/

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const lastCode = async (server: Server) => (await server.mailbox()).at(-1)?.code ?? ''
