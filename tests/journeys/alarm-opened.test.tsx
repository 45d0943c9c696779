import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { TRIAGE, elsewhere, FLEET, prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

it.each([
  ['table', 0, 'grid'],
  ['groups', 1, 'treegrid'],
])(
  '14: keys are for the alarm that an address opened, not for the first of the list (%s)',
  async (_, m, role) => {
    // Room for list and detail beside each other.
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width: 1200px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    onTestFinished(() => void vi.unstubAllGlobals())
    const app = await renderApp({ ...FLEET, at: '/alerts/rules' })
    await screen.findByRole('heading', { level: 1 })
    const states = ['OPEN']
    const open = await elsewhere(app, `${TRIAGE}/search?size=2&order.property=priority`, { states })
    const [, second] = open.data
    const id = second?.id ?? ''
    window.history.pushState(null, '', `/alerts?m=${m}&f=state.in.*OPEN&r=${id}`)
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await within(await screen.findByRole(role)).findAllByRole('checkbox')
    await screen.findByRole('button', { name: 'Acknowledge' })
    await app.user.keyboard('e')
    const sent = async () => {
      const writes = (await app.requests()).filter(
        ({ method, path }) => method === 'POST' && path.endsWith(TRIAGE),
      )
      return writes.map(({ body }) => (body as { alarmIds: readonly string[] }).alarmIds)
    }
    await waitFor(async () => expect(await sent()).toEqual([[id]]))
  },
)
