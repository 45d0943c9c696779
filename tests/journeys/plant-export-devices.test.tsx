import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'
import { savedFiles } from '../support/saved-files'

const saved = savedFiles()

it('S7-125 a file has the parameters of several devices of one kind, each named in its rows', async () => {
  const app = await renderApp({
    as: 'owner',
    at: '/plant/infos/exportdata?plant=63400020&of=parameters&step=60&from=2026-06-17&to=2026-06-18&as=csv',
  })
  const device = await screen.findByLabelText('Device')
  expect(screen.queryByRole('group', { name: /^Further devices/ })).not.toBeInTheDocument()
  await app.user.selectOptions(device, 'Optimizer 2')
  const further = await screen.findByRole('group', { name: 'Further devices: 0 of at most 19' })
  // The chosen one and what is of another kind have other parameters, or are there already.
  expect(within(further).queryByRole('checkbox', { name: /Inverter|Meter|Logger|Optimizer 2$/ })).toBeNull()
  for (const name of ['Optimizer 1', 'Optimizer 5'])
    await app.user.click(within(further).getByRole('checkbox', { name }))
  expect(further).toHaveAccessibleName('Further devices: 2 of at most 19')
  expect(window.location.search).toContain('devices=23400020060%2C23400020064')
  expect(screen.getByText('At most 92 days in one file.')).toBeVisible()
  const picks = await screen.findByRole('group', { name: /^Parameters: 0 of at most 50/ })
  await app.user.click((await within(picks).findAllByRole('checkbox'))[0] as HTMLElement)
  const preview = screen.getByRole('region', { name: 'Preview' })
  const table = await within(preview).findByRole('table')
  expect(within(table).getByRole('columnheader', { name: 'Device' })).toBeVisible()
  // Three devices, two days; the clock stands at noon of the second.
  await waitFor(() => expect(preview).toHaveTextContent(/Rows: 1\d\d/))
  const make = screen.getByRole('button', { name: 'Make file' })
  await waitFor(() => expect(make).toBeEnabled())
  await app.user.click(make)
  const files = screen.getByRole('region', { name: 'Files' })
  const download = await within(files).findByRole('button', {
    name: /^Download: Parameters · .* · Optimizer 2 \+2$/,
  })
  expect(files).toHaveTextContent('60 min · CSV ( , )')
  await app.user.click(download)
  await waitFor(() => expect(saved).toHaveLength(2))
  const [rows = '', notes] = await Promise.all(saved.map((blob) => blob.text()))
  const lines = rows.trim().split('\r\n').slice(1)
  const of = (name: string) => lines.filter((line) => line.split(',')[2] === name)
  const [one, two, three] = ['Optimizer 2', 'Optimizer 1', 'Optimizer 5'].map(of)
  expect(one?.length).toBeGreaterThan(24)
  expect([two?.length, three?.length, lines.length]).toEqual([
    one?.length,
    one?.length,
    3 * (one?.length ?? 0),
  ])
  expect(notes).toContain('"Optimizer 2, Optimizer 1, Optimizer 5"')
  // Which device a row is of is not measured, and has no formula.
  expect(notes?.split('\r\n').filter((line) => /^"?Device"?,/.test(line))).toHaveLength(1)
})
