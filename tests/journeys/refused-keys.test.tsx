import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TRIAGE, grid, prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

prepareAlarms()

/** The operator may read the alarms of all plants, and at this one handle none. */
const OPERATOR = { as: 'operator', plants: 12, now: Date.parse('2026-06-18T11:30:00Z') }
const AT = 'f=state.in.*OPEN&q=LG92626121'
const said = () => document.querySelector('.toaster')
const written = async (app: Awaited<ReturnType<typeof renderApp>>) =>
  (await app.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))

describe('a letter of an alarm that one may not handle', () => {
  it('14: says why, once, and writes nothing, in the table and among groups', async () => {
    const app = await renderApp({ ...OPERATOR, at: `/alerts?m=0&${AT}` })
    for (const [role, at] of [
      ['grid', `/alerts?m=0&${AT}`],
      ['treegrid', `/alerts?m=1&${AT}`],
    ] as const) {
      await go(at)
      const lines = within(await screen.findByRole(role))
      await waitFor(() => expect(lines.getAllByRole('row').length).toBeGreaterThan(1))
      for (const [key, action] of [
        ['e', 'Acknowledge'],
        ['a', 'Assign'],
        ['s', 'Snooze'],
        ['n', 'Add note'],
        ['c', 'Close alarm'],
      ] as const) {
        await app.user.keyboard(key)
        await waitFor(() =>
          expect(said()).toHaveTextContent(`${action}: It is not granted to you for this plant.`),
        )
      }
      expect(said()).toHaveAttribute('aria-live', 'polite')
      expect(said()).toHaveAttribute('role', 'status')
      expect(said()?.children).toHaveLength(1)
      // What is impossible is offered nowhere.
      await app.user.keyboard('?')
      const help = await screen.findByRole('dialog', { name: 'Keyboard' })
      expect(help).toHaveTextContent('Next row')
      expect(help).not.toHaveTextContent('Acknowledge')
      await app.user.keyboard('{Escape}')
      await waitFor(() => expect(help).not.toBeVisible())
    }
    expect(await written(app)).toEqual([])
  })

  it('14: says of one that has been acknowledged that it is, and 11: why a safety alarm is not blocked, in its drawer', async () => {
    const app = await renderApp({ as: 'admin', plants: 12, at: '/alerts?m=0&f=state.in.*OPEN' })
    await within(await grid()).findAllByRole('checkbox')
    await app.user.keyboard('j')
    await app.user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Acknowledge' })
    await app.user.keyboard('e')
    expect(await screen.findByText('Acknowledged: 1')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull())
    await app.user.keyboard('e')
    await waitFor(() => expect(said()).toHaveTextContent('Acknowledge: It is acknowledged already.'))
    expect(await written(app)).toHaveLength(1)

    await go('/alerts?m=0&f=influence.in.*safety')
    await within(await grid()).findAllByRole('checkbox')
    await app.user.keyboard('j{Enter}')
    await screen.findByRole('article')
    await app.user.keyboard('b')
    await waitFor(() => expect(said()).toHaveTextContent('Block this kind: A safety alarm is never blocked.'))
  })

  it.each([
    ['table', 0, 'grid'],
    ['groups', 1, 'treegrid'],
  ])('11: says why a safety alarm is not blocked (%s)', async (_, mode, role) => {
    const at = `/alerts?m=${mode}&f=influence.in.*safety`
    const app = await renderApp({ as: 'admin', plants: 12, at })
    const lines = within(await screen.findByRole(role))
    await waitFor(() => expect(lines.getAllByRole('row').length).toBeGreaterThan(1))
    await app.user.keyboard('b')
    await waitFor(() => expect(said()).toHaveTextContent('Block this kind: A safety alarm is never blocked.'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
