import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

prepareAlarms()

const HOME = '/plant/infos/device?plant=63400030'
/** By what stands in them: names of so many rows take long to work out. */
const rowsOf = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('[role=row]')].filter(({ textContent }) =>
    name.test(textContent),
  )
const row = (name: RegExp) =>
  waitFor(() => {
    const [found] = rowsOf(name)
    expect(found).toBeVisible()
    return found as HTMLElement
  })

async function act(app: RenderedApp, name: string, action: string) {
  const line = within(await row(new RegExp(name)))
  await app.user.click(await line.findByRole('button', { name: `${action}: ${name}` }))
}

it('S5-34 S7-94 S7-95 S8-81 a device is renamed, and not replaced by itself; a logger opens with its network', async () => {
  const app = await renderApp({ as: 'owner', at: HOME })
  await act(app, 'Meter 1', 'Rename')
  const renaming = within(await screen.findByRole('dialog'))
  expect(renaming.getByText(/^Meter 1 · /)).toBeVisible()
  const box = renaming.getByLabelText('Name')
  fireEvent.change(box, { target: { value: 'Cellar meter' } })
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  const serial = /MT\d{8}/.exec((await row(/Cellar meter/)).textContent)?.[0] ?? ''
  expect(serial).not.toBe('')
  await act(app, 'Cellar meter', 'Replace')
  const dialog = within(await screen.findByRole('dialog'))
  const fresh = dialog.getByLabelText('New serial number')
  const replace = async (by: string) => {
    fireEvent.change(fresh, { target: { value: by } })
    await app.user.click(dialog.getByRole('button', { name: 'Replace' }))
  }
  await replace(` ${serial.toLowerCase()} `)
  await waitFor(() => expect(fresh).toHaveAttribute('aria-invalid', 'true'))
  expect(dialog.getByRole('alert')).toHaveTextContent(/differ|different/i)
  await replace('MT26000999')
  expect(await row(/MT26000999/)).toBeVisible()
  // Its logger works on for a while: what it refuses meanwhile is said in words.
  await act(app, 'Cellar meter', 'Remove')
  const removal = within(await screen.findByRole('alertdialog'))
  await app.user.click(removal.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/executing commands in order. Please try later/)).toBeVisible()
  await app.user.click(removal.getByRole('button', { name: 'Cancel' }))

  // Masked until asked.
  await go(`${HOME}&list=gateways`)
  // The devices have a row of that name too.
  await screen.findByRole('grid', { name: 'Loggers' })
  await app.user.click(within(await row(/Logger 1/)).getByRole('link', { name: /Logger 1/ }))
  const show = await screen.findByRole('button', { name: /Show Address/ })
  expect(screen.queryByText('192.168.1.50')).toBeNull()
  await app.user.click(show)
  expect(await screen.findByText('192.168.1.50')).toBeVisible()
})

it('S7-93 S7-96 S7-102 S8-48 S8-80 S8-84 S8-91 S4-37 a device is removed after a question that says what stays; good serials are added, refused ones say why, and the table loads again; loggers many at once', async () => {
  const app = await renderApp({ as: 'owner', at: HOME })
  const add = async (serials: string, count: number) => {
    fireEvent.change(screen.getByLabelText('Serial numbers'), { target: { value: serials } })
    await app.user.click(await screen.findByRole('button', { name: `Add (${String(count)})` }))
  }
  const said = async (serial: string, words: RegExp | string) => {
    const list = await screen.findByRole('list', { name: 'Each serial number' })
    await waitFor(() => {
      const one = within(list).getAllByRole('listitem').find(({ textContent }) => textContent.includes(serial)) // oxfmt-ignore
      expect(one).toHaveTextContent(words)
    })
  }
  await act(app, 'Meter 1', 'Remove')
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Meter 1')
  expect(question).toHaveTextContent('its history stays with the plant')
  await app.user.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(rowsOf(/Meter 1/)).toEqual([]))
  expect(rowsOf(/Inverter 1/)[0]).toBeVisible()

  await app.user.click(await screen.findByRole('button', { name: 'Add devices' }))
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'METER')
  await add('MT26000777\nMT59000001, MT66000001\n§§', 3)
  expect(screen.getByText('not a serial number')).toBeVisible()
  await said('MT26000777', 'added')
  await said('MT59000001', /dealer/)
  await said('MT66000001', /power/i)
  // The table behind is dimmed until it has loaded again.
  await waitFor(() => expect(document.querySelector('[data-stale]')).toBeNull())
  await app.user.keyboard('{Escape}')
  expect(await row(/MT26000777/)).toBeVisible()

  await go(`${HOME}&list=gateways`)
  // The devices have a row of that name too.
  await screen.findByRole('grid', { name: 'Loggers' })
  await app.user.click(await screen.findByRole('button', { name: 'Register loggers' }))
  await screen.findByLabelText('Serial numbers')
  await add('LG26009001;LG59000001', 2)
  await said('LG26009001', 'added')
  await said('LG59000001', /dealer/)
  expect(screen.getByRole('button', { name: 'Try the refused ones again' })).toBeVisible()
  // What is written anew was not refused.
  await add('LG26009001;LG26009002', 1)
  expect(screen.queryByText('Not added: 1')).toBeNull()
  await said('LG26009002', 'added')
  const [sent] = (await app.requests()).filter(({ path }) => path.endsWith('/v2/gateway'))
  expect(Object.keys(sent?.body as object)).toEqual(['registerItems'])
  await app.user.keyboard('{Escape}')
  expect(await row(/LG26009001/)).toBeVisible()
})

it('S6-11 who may not read devices has neither tab nor list', async () => {
  const app = await renderApp({ as: 'operator', at: '/version' })
  await app.withdraw('operator', 'device:read', 'device:create')
  await go('/plant/infos/device')
  expect(await screen.findByText('You may not see this page')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Data' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Devices' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add devices' })).toBeNull()
})
