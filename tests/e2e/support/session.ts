import type { Page } from '@playwright/test'
import { passwordGrant } from '../../../src/transport/calls/oauth'
import type { Server } from './server'

export const PASSWORD = 'Harbour-Sun-58'
/** Cookie of the access token (wire contract 1.2). */
const TOKEN = '9ac11337b7141049af7c75b907e61cc5'

export const identifierOf = (account: string) =>
  account.includes('+') ? account : `${account}@heliograph.example`

/** Puts a session into the browser as the sign-in form would leave it, by one call and without the form. */
export async function restoreSession(page: Page, server: Server, account: string): Promise<void> {
  const grant = passwordGrant({
    account: identifierOf(account),
    password: PASSWORD,
    region: 'FOREIGN_1',
    language: 'en',
  })
  const reply = await fetch(`${server.origin}/mdc-eu${grant.path}`, {
    method: 'POST',
    body: new URLSearchParams(grant.body as Record<string, string>),
  })
  if (!reply.ok) throw new Error(`${account} cannot sign in: ${await reply.text()}`)
  const { access, refresh } = grant.read(await reply.json())
  await page.context().addCookies([{ name: TOKEN, value: encodeURIComponent(access), url: server.origin }])
  // Once, before the console of this tab starts: a reload finds what the tests themselves left.
  await page.addInitScript(
    ([mark, session]) => {
      if (sessionStorage.getItem(mark) !== null) return
      sessionStorage.setItem(mark, '1')
      localStorage.setItem('session', session)
    },
    [`restored ${access.slice(-12)}`, JSON.stringify({ refresh })] as const,
  )
}

/** Another language than the browser's, as somebody chooses it who was here before: a context of its own would load and compile all scripts anew. */
export const speaks = (page: Page, server: Server, language: string): Promise<void> =>
  page.context().addCookies([{ name: 'language', value: language, url: server.origin }])
