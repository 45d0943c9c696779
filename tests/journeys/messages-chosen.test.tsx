import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const AT = '/account/settings/message'
const NOW = Date.parse('2026-06-18T10:30:00Z')
const preview = () => screen.findByText(/^Alarms \d+ → messages \d+$/)

it('S1-60 S2-35 messages: ways for each kind, a test, the preview, and no silence about safety by accident', async () => {
  const app = await renderApp({ as: 'owner', at: AT, now: NOW })
  const before = (await preview()).textContent
  const kind = async (name: string) => within(await screen.findByRole('group', { name }))
  const warnings = await kind('Other warnings')
  await app.user.click(warnings.getByLabelText('E-mail'))
  await waitFor(async () => expect(await preview()).not.toHaveTextContent(before))
  expect((await kind('Other faults')).getByLabelText('SMS')).toBeDisabled()
  // Only what one plant said is counted, and sent.
  const everywhere = (await preview()).textContent
  await app.user.click(screen.getByLabelText(/^Only these plants/))
  const option = await waitFor(() => {
    const found = document.querySelector('.ant-select-item-option[title^="Backstube"]')
    if (found === null) throw new Error('no plant to choose from')
    return found
  })
  await app.user.click(option)
  await waitFor(async () => expect(await preview()).not.toHaveTextContent(everywhere))
  await app.user.click(screen.getByRole('button', { name: 'Send a test: E-mail' }))
  expect(await screen.findByText(/^Sent by E-mail to owner@heliograph.example:/)).toBeVisible()

  const safety = await kind('Safety alarms')
  await app.user.click(safety.getByLabelText('This console'))
  await app.user.click(safety.getByLabelText('Push'))
  const meant = await screen.findByLabelText('I do not want any message about safety')
  const sent = async () =>
    (await app.requests()).filter(
      ({ method, path }) => method !== 'GET' && path.endsWith('/message-s/settings'),
    )
  const former = (await sent()).length
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(meant).toHaveAttribute('aria-invalid', 'true'))
  expect(await sent()).toHaveLength(former)
  await app.user.click(safety.getByLabelText('Push'))
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText(/^(Unsaved changes|Saving…)$/)).toBeNull())

  // Read again from the cloud.
  await go('/account/settings/common')
  await screen.findByRole('group', { name: 'Temperature unit' })
  await go(AT)
  expect((await kind('Other warnings')).getByLabelText('E-mail')).toBeChecked()
  expect((await kind('Safety alarms')).getByLabelText('This console')).not.toBeChecked()
  expect(screen.getAllByText('Backstube Birkental')[0]).toBeVisible()
  await waitFor(async () => expect(await preview()).not.toHaveTextContent(everywhere))
}, 60_000)
