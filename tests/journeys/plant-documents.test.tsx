import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNodeForms } from '../support/node-forms'
import { renderApp } from '../support/render-app'

const PROFILE = '/plant/infos/detail?plant=63400030'
const grid = () => screen.findByRole('grid', { name: 'Documents' })

/** jsdom lays nothing out; the virtual rows want a height. */
beforeEach(async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1440)
  await useNodeForms()
})
afterEach(() => vi.unstubAllGlobals())

it('a document is added to a plant with its file and its last day, and taken away again', async () => {
  const app = await renderApp({ as: 'owner', at: PROFILE })
  await app.user.click(await screen.findByRole('button', { name: 'Add document' }))
  await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Inverter')
  await app.user.click(await screen.findByRole('combobox', { name: /^Kind/ }))
  await app.user.click(await screen.findByTitle('Warranty'))
  const pdf = new File(['%PDF-1.7 warranty'], 'warranty.pdf', { type: 'application/pdf' })
  const file = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    expect(found).not.toBeNull()
    return found as HTMLInputElement
  })
  await app.user.upload(file, pdf)
  await screen.findByText('warranty.pdf')
  await app.user.type(await screen.findByRole('textbox', { name: /^Good until/ }), '2026-07-31{Enter}')
  await app.user.click(screen.getByRole('button', { name: 'Add document' }))
  const row = await within(await grid()).findByRole('row', { name: /Inverter/ })
  await waitFor(() =>
    expect(row).toHaveTextContent(/Inverter.*Warranty.*warranty\.pdf.*Expires soon.*2026-07-31/),
  )
  expect(within(row).getByRole('link', { name: 'warranty.pdf' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/store-s\/object\/[\w-]+#warranty\.pdf$/),
  )
  const sent = (await app.requests()).find(
    ({ path, method }) => method === 'POST' && path.endsWith('/document'),
  )
  expect(sent?.body).toMatchObject({ name: 'Inverter', kind: 'WARRANTY', expires: '2026-07-31' })

  await app.user.click(within(row).getByRole('link', { name: /^Inverter/ }))
  const drawer = within(await screen.findByRole('dialog'))
  await app.user.click((await drawer.findAllByRole('button', { name: /^Edit/ }))[0] as HTMLElement)
  await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 1')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  const changed = await within(await grid()).findByRole('row', { name: /Inverter 1/ })
  await waitFor(() => expect(changed).toHaveTextContent(/Inverter 1.*Warranty.*warranty\.pdf.*2026-07-31/))

  await app.user.click(within(changed).getByRole('checkbox'))
  const several = within(await screen.findByRole('toolbar', { name: 'Actions for the selection' }))
  await app.user.click(several.getByRole('button', { name: /^Delete/ }))
  const sure = within(await screen.findByRole('alertdialog'))
  expect(sure.getByText('Nobody at this plant can open them any more.')).toBeVisible()
  await app.user.click(sure.getByRole('button', { name: /^Delete/ }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Inverter/ })).not.toBeInTheDocument())
})

it('who may only look reads documents and changes none', async () => {
  await renderApp({ as: 'viewer', at: PROFILE })
  expect(await screen.findByRole('heading', { name: 'Documents' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add document' })).not.toBeInTheDocument()
})

it('a server without documents has none to show', async () => {
  await renderApp({
    as: 'owner',
    at: PROFILE,
    faults: [{ match: { path: '/maintain-s/capabilities' }, body: { capabilities: ['plantTags'] } }],
  })
  await waitFor(() => expect(screen.getByRole('region', { name: 'Tags' })).toHaveTextContent('--'))
  expect(screen.queryByRole('heading', { name: 'Documents' })).not.toBeInTheDocument()
})
