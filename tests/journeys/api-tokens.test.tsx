import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const NOW = Date.parse('2026-06-20T11:00:00Z')

it('a token is made for what one may read, shown once, used by a program, and revoked', async () => {
  const app = await renderApp({ at: '/account/settings/security', as: 'owner', now: NOW })
  const { user } = app
  await user.click(await screen.findByRole('link', { name: 'Show tokens' }))
  await user.click((await screen.findAllByRole('button', { name: 'Create token' }))[0] as HTMLElement)
  const dialog = () => within(screen.getByRole('dialog'))
  await waitFor(() => expect(dialog().getByLabelText('Name')).toHaveFocus())
  // Neither what a token cannot do, nor what belongs to an organisation.
  const offered = dialog().getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)
  expect(offered).toEqual(['See plants', 'See devices', 'See alarms', 'See the module layout'])
  const send = dialog().getByRole('button', { name: 'Create token' })
  expect(send).toBeDisabled()
  await user.type(dialog().getByLabelText('Name'), 'Hall screen')
  await user.click(dialog().getByRole('checkbox', { name: 'See plants' }))
  await user.selectOptions(dialog().getByLabelText('Expires after'), '30 days')
  await user.click(send)
  const token = (await screen.findByText(/^hgt_/)).textContent ?? ''
  await user.click(dialog().getByRole('button', { name: 'Done' }))
  expect(document.body).not.toHaveTextContent(token)

  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await app.cloud.handle(new Request(`http://localhost:3000${path}`, { headers })))?.status
  }
  expect(await ask('/maintain-s/station/63400030')).toBe(200)
  expect(await ask('/maintain-s/fast/device/63400030/device-list')).toBe(403)

  // jsdom lays nothing out, so the rows are taken by their selection.
  expect(await screen.findByText('Total 1 record')).toBeInTheDocument()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }))
  const bar = within(await screen.findByRole('toolbar', { name: 'Actions for the selection' }))
  await user.click(await bar.findByRole('button', { name: /Revoke/ }))
  const sure = within(await screen.findByRole('alertdialog'))
  expect(sure.getByText('Programs that use it can read nothing from now on.')).toBeVisible()
  await user.click(sure.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText(/No token yet/)).toBeVisible()
  expect(await ask('/maintain-s/station/63400030')).toBe(401)
}) // oxfmt-ignore
