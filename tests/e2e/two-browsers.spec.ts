import { type Page } from '@playwright/test'
import { expect, test } from './support/test'

/** What a screen of another build would send: a call of the page's own session. */
function ask(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ({ method, path, body }) => {
      const token = /(?:^|; )9ac11337b7141049af7c75b907e61cc5=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const reply = await fetch(path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: reply.status, json: (await reply.json()) as Record<string, unknown> }
    },
    { method, path, body },
  )
}

test('S1-02 S7-73 two browsers on one server see each other’s changes', async ({
  page,
  browser,
  server,
  signIn,
  watch,
}) => {
  // Somebody who is signed out in another tab learns it with the next request.
  watch.tolerate(/status of 401/)
  await signIn('owner')
  await expect(page.getByRole('option', { name: /Kranichhof/ })).toBeVisible()

  const other = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block', locale: 'en-GB' })
  try {
    const second = await other.newPage()
    await second.goto('/login')
    await second.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
    await second.getByLabel('Password', { exact: true }).fill('Harbour-Sun-58')
    await second.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(second.getByRole('option', { name: /Kranichhof/ })).toBeVisible()

    // There is no screen yet that renames a plant, so the second browser sends the call itself.
    const plant = '/mdc-eu/maintain-s/station/63400030'
    expect((await ask(second, 'POST', plant, { station: { name: 'Reiherhof' } })).status).toBe(200)
    await page.reload()
    await expect(page.getByRole('option', { name: /Reiherhof/ })).toBeVisible()

    // And the other way round.
    expect((await ask(page, 'POST', '/mdc-eu/message-s/setting', { alertPush: 0 })).status).toBe(200)
    expect((await ask(second, 'GET', '/mdc-eu/message-s/setting')).json['alertPush']).toBe(0)

    // Signing out in one leaves the other signed in: they hold tokens of their own.
    expect((await ask(page, 'POST', '/mdc-eu/oauth2-s/oauth/logout', {})).status).toBe(200)
    await second.reload()
    await expect(second.getByRole('option', { name: /Reiherhof/ })).toBeVisible()
  } finally {
    await other.close()
  }
})
