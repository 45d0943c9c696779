import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderApp, type RenderedApp } from './render-app'
import { pngOf, roofPicture } from './roof-photo'

const PHOTO = pngOf(roofPicture({ rows: 1, columns: 1 }))
export const ROOF = { name: 'Roof A', kind: 'CHECK', day: '2026-06-01', share: 42 }

export async function started(account: string) {
  const app = await renderApp({ as: account, at: '/maintenance-visits' })
  await screen.findByRole('heading', { name: 'Maintenance visits' })
  return app
}

/** What another client writes. */
export const write = (app: RenderedApp, method: 'POST' | 'PATCH', path: string, body: object) =>
  app.booted.services.send<{ id: number }>({
    method,
    path: `/collection-s${path}`,
    body,
    read: (given) => given as { id: number },
  })
export const stored = (app: RenderedApp, values: object = ROOF, path = '/inspections') =>
  write(app, 'POST', path, values)

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const press = async (app: RenderedApp, name: string | RegExp) => app.user.click(await button(name))
export const pressFirst = async (app: RenderedApp, name: string) =>
  app.user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
/** The first of them: what else is named so says what is wrong with it. */
export const box = async (name: RegExp) => (await screen.findAllByLabelText(name))[0] as HTMLElement
export const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await box(name), { target: { value } })
export const day = async (app: RenderedApp, name: RegExp, value: string) => {
  const field = await box(name)
  await app.user.clear(field)
  await app.user.type(field, value)
  await app.user.keyboard('{Enter}')
}
export const pick = async (app: RenderedApp, field: RegExp, option: RegExp) => {
  await app.user.click(await screen.findByRole('combobox', { name: field }))
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content *, .ant-select-item-option-content' })) // oxfmt-ignore
}
export const save = (app: RenderedApp) => app.user.keyboard('{Control>}s{/Control}')
export const fieldOf = (label: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('.hg-field')].find((one) => label.test(one.textContent)) ?? null
const fileBox = () => document.querySelector('input[type=file]') as HTMLInputElement
export const upload = (name: string, type: string, bytes: Uint8Array<ArrayBuffer> = PHOTO) =>
  fireEvent.change(fileBox(), { target: { files: [new File([bytes], name, { type })] } })

/** Has the record deleted, which is done by typing its name. */
export async function removed(app: RenderedApp, name: string) {
  await press(app, 'Delete')
  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByRole('button', { name: 'Delete' })).toBeDisabled()
  fireEvent.change(asked.getByRole('textbox'), { target: { value: name } })
  await app.user.click(asked.getByRole('button', { name: 'Delete' }))
}
