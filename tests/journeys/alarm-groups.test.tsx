import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { grid, prepareAlarms, raise } from '../support/alarms'
import { brokenRules } from '../support/broken-rules'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

prepareAlarms()

it('alarms of one cause are one line: explained, opened, handled at once and taken back, by keys; a list begins as it was left', async () => {
  const app = await renderApp({ as: 'admin', plants: 40, at: '/application/home' })
  await raise(app, 'logger-dead', 25)
  await go('/alerts?q=Logger+not+rep')
  const groups = await screen.findByRole('treegrid', { name: 'Alarms by likely cause' })
  const name = /Data path down \(not the plants\)/
  const path = () => within(groups).getByRole('row', { name })
  await within(groups).findByRole('row', { name })
  expect(path()).toHaveTextContent('4 of 4 signs')
  const count = Number(/Plants: (\d+)/.exec(path().textContent)?.[1])
  // A plant that has never reported cannot fall silent.
  expect(count).toBeGreaterThanOrEqual(20)
  expect(path()).toHaveTextContent('Send nobody to the plants')
  // What a silent logger costs is unknown, and not nothing.
  expect(within(path()).getAllByRole('gridcell').at(-1)).toHaveTextContent('--')
  const focused = () => document.activeElement
  for (let step = 0; step < 40 && focused() !== path(); step += 1) {
    const before = focused()
    await app.user.keyboard('j')
    await waitFor(() => expect(focused()).not.toBe(before))
  }
  expect(path()).toHaveFocus()
  await app.user.keyboard('{ArrowRight}')
  await waitFor(() => expect(path()).toHaveAttribute('aria-expanded', 'true'))
  expect(within(path()).getByRole('list', { name: 'Signs' })).toHaveTextContent(`Plants within 10 minutes: ${count}`) // oxfmt-ignore
  expect(await brokenRules(groups)).toEqual([])
  await app.user.keyboard('j')
  await waitFor(() => expect(path()).not.toHaveFocus())
  await app.user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(path()).toHaveAttribute('aria-expanded', 'false'))
  expect(path()).toHaveFocus()
  await app.user.keyboard('*')
  expect(await screen.findByRole('toolbar')).toHaveTextContent(`Selected: ${count}`)
  await app.user.keyboard('e')
  expect(await screen.findByText(`Acknowledged: ${count}`)).toBeVisible()
  // What is done is behind: the focus stands on the next group.
  await waitFor(() => expect(focused()).toHaveAttribute('role', 'row'))
  expect(focused()).not.toHaveTextContent(name)
  await app.user.keyboard('u')
  expect(await screen.findByText('Undone.')).toBeVisible()

  await app.user.keyboard('v')
  await waitFor(() => expect(window.location.search).toMatch(/[?&]m=0/))
  await within(await grid()).findAllByRole('checkbox')
  await go('/version')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  await go('/alerts')
  expect(await within(await grid()).findAllByRole('checkbox')).not.toHaveLength(0)
})
