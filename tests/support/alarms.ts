import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, vi } from 'vitest'
import type { RenderedApp } from './render-app'

/** What screens of alarms want of jsdom; of other lists as well, with a height in px that draws more of their rows. */
export function prepareAlarms(height = 160, width = 1440): void {
  // Parts of the screen that a browser loads with its first visit.
  beforeAll(async () => {
    await Promise.all([
      import('../../src/console/list/resource-list'),
      import('../../src/features/alarms/groups/groups'),
      import('../../src/features/alarms/summary'),
    ])
  })

  /** jsdom lays nothing out; the virtual rows want a height, and a low one draws few of them. */
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  })
}

export const FLEET = { as: 'admin', plants: 40 }
/** Enough for what becomes of a single alarm. */
export const FEW = { as: 'admin', plants: 12 }
export const TRIAGE = '/maintain-s/operating/alert/triage'

/** What somebody else's browser would send. */
export async function elsewhere(app: RenderedApp, path: string, body: object) {
  const token = app.booted.services.storage.token() ?? ''
  const reply = await app.cloud.handle(
    new Request(`http://localhost:3000/mdc-eu${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  return (await reply?.json()) as { data: { id: string }[] }
}
/** Answers how many there were: a plant that never reported cannot. */
export async function raise(app: RenderedApp, cause: string, plants: number): Promise<number> {
  const reply = await app.cloud.handle(
    new Request('http://localhost:3000/__cloud/alarms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cause, plants, count: plants }),
    }),
  )
  return ((await (reply as Response).json()) as { raised: number }).raised
}
/** Somebody comes back to this page. */
export const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')))

/** The page knows what it will compare with. */
export const watching = (app: RenderedApp) =>
  waitFor(async () =>
    expect((await app.requests()).some(({ path }) => path.endsWith('/triage/stamp'))).toBe(true),
  )
export const grid = () => screen.findByRole('grid', { name: 'Alarms' })
export const shown = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
export const counted = () =>
  within(screen.getByRole('group', { name: 'Alarm figures' }))
    .getAllByRole('link')
    .slice(0, 3)
    .reduce((sum, link) => sum + Number(/\d+$/.exec(link.textContent ?? '')?.[0]), 0)
