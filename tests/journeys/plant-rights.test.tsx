import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const HOME = 63400030
const SLOW = { timeout: 20_000 }
const RELATED = `/plant/infos/relate?plant=${String(HOME)}`
const part = (name: string) => screen.getByRole('region', { name })
const reads = (name: string, words: string | RegExp) =>
  waitFor(() => expect(part(name)).toHaveTextContent(words), SLOW)

it('who may only read sees values to copy and nothing to change', async () => {
  await renderApp({ as: 'viewer', at: `/plant/infos/detail?plant=${String(HOME)}` })
  await screen.findByRole('button', { name: 'Copy Name' }, SLOW)
  expect(within(part('Basics')).getByRole('button', { name: 'Copy Name' })).toBeVisible()
  expect(screen.queryAllByRole('button', { name: /^Edit/ })).toEqual([])
  expect(screen.queryByRole('button', { name: 'Change grid connection' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Danger zone' })).toBeNull()
  await go(RELATED)
  expect((await screen.findAllByText('Solar Works GmbH', {}, SLOW)).length).toBeGreaterThan(0)
  // Who may not share sees whom to ask, with the words for it.
  expect(await screen.findByRole('heading', { name: 'Ask Robin Harbour' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy the message' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add business' })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Rights by business' })).toBeNull()
}, 60_000)

it('S2-15 S7-86 rights of several businesses are changed at once, after what changes was read', async () => {
  const app = await renderApp({ as: 'owner', at: RELATED })
  await screen.findByRole('checkbox', { name: 'See plants: Solar Works GmbH' }, SLOW)
  const rights = within(part('Rights by business'))
  const right = (name: string) => rights.getByRole('checkbox', { name: `${name}: Solar Works GmbH` })
  await waitFor(() => expect(right('See plants')).toBeChecked(), SLOW)
  expect(rights.getByRole('button', { name: 'Save' })).toBeDisabled()
  await app.user.click(right('See plants'))
  expect(rights.getByText(/must keep at least one right/)).toBeVisible()
  expect(rights.getByRole('button', { name: 'Review changes' })).toBeDisabled()
  await app.user.click(right('See alarms'))
  await app.user.click(right('Handle alarms'))
  await app.user.click(rights.getByRole('button', { name: 'Review changes' }))
  const review = await screen.findByRole('dialog', { name: 'Review changes' })
  expect(review).toHaveTextContent('Gains: See alarms, Handle alarms')
  expect(review).toHaveTextContent('Loses: See plants')
  expect((await app.requests()).filter(({ path }) => path.includes('/related/business/'))).toEqual([])
  await app.user.click(within(review).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(right('See plants')).not.toBeChecked())
  await waitFor(() => expect(rights.getByRole('button', { name: 'Save' })).toBeDisabled())
  expect(right('Handle alarms')).toBeChecked()
  await reads('Who changed what', 'changed')
}, 60_000)
