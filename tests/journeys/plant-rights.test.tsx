import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { brokenRules } from '../support/broken-rules'
import { go } from '../support/go'
import { refusedCalls } from '../support/refused-calls'
import { demo, PASSWORD, renderApp } from '../support/render-app'

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

it('S2-15 a plant is offered, accepted by the other side, and both see how it stands', async () => {
  const app = await renderApp({ as: 'owner', at: RELATED })
  const ownership = async () => within(await screen.findByRole('region', { name: 'Ownership' }, SLOW))
  await reads('Ownership', 'Owner: Robin Harbour')
  await app.user.click(await (await ownership()).findByRole('button', { name: 'Transfer ownership' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer ownership' }))
  const offer = dialog.getByRole('button', { name: 'Transfer ownership' })
  const to = await dialog.findByLabelText('New owner')
  await app.user.type(to, 'nobody@reed.example')
  await app.user.click(dialog.getByLabelText('Maintain'))
  expect(offer).toBeDisabled()
  await app.user.type(dialog.getByLabelText(/^Type “Kranichhof”/), 'Kranichhof')
  await app.user.click(offer)
  await waitFor(() => expect(to).toHaveAccessibleDescription(/This account does not exist/))
  expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  await app.user.clear(to)
  await app.user.type(to, demo('new'))
  await app.user.click(offer)
  await reads('Ownership', 'Robin Harbour offers Kranichhof to Nova Lake.')
  expect(await (await ownership()).findByRole('button', { name: 'Withdraw' })).toBeVisible()
  expect((await ownership()).queryByRole('button', { name: 'Transfer ownership' })).toBeNull()

  await app.booted.services.session.logout()
  await screen.findByText('You are logged out.', {}, SLOW)
  await app.booted.services.session.login({ account: demo('new'), password: PASSWORD })
  await go('/')
  const mine = within(await screen.findByRole('region', { name: 'Plants for you' }, SLOW))
  expect(await mine.findByText(/Robin Harbour keeps: Maintain/)).toBeVisible()
  expect(await brokenRules(screen.getByRole('main'))).toEqual([])
  const sure = async (name: string) =>
    app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  await app.user.click(mine.getByRole('button', { name: 'Accept' }))
  await sure('Accept')
  expect(await screen.findByRole('heading', { level: 1, name: 'Kranichhof' }, SLOW)).toBeVisible()
  await app.user.click(await screen.findByRole('link', { name: 'Related' }, SLOW))
  await screen.findByRole('region', { name: 'Ownership' }, SLOW)
  await reads('Ownership', 'Owner: Nova Lake')
  await reads('Who changed what', 'became the owner')
  const former = () => screen.findByRole('row', { name: /Former owner/ })
  expect(await former()).toHaveTextContent('Robin Harbour')
  await app.user.click(within(await former()).getByRole('button', { name: 'End access' }))
  await sure('End access')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Former owner/ })).toBeNull(), SLOW)
  expect(await refusedCalls(app)).toEqual([])
}, 90_000)
