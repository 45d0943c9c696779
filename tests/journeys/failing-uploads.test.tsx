import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/console/record/form-body'
import '../../src/pages/plant/layout/layout-page'
import { useNodeForms } from '../support/node-forms'
import { FULL } from '../support/walk'
import { throughFailures } from './failing-loop'
import { renderApp } from '../support/render-app'
import { UPLOADS, picture, upload } from './failing-uploads.data'

/* Pictures, files of proof and payments through their own screens. */

beforeEach(async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1440)
  await useNodeForms()
})
afterEach(() => vi.unstubAllGlobals())

/** Dialogs that `dialogs-that-write.test.tsx` goes through as well, and the other form of a pack that is gathered once. */
const ALIKE = [
  'a data plan that is renewed',
  'a data plan that renews itself',
  'messages that are bought',
  'invoice data',
  'an evidence pack as PDF',
]
/** One after the other in one console, but those that leave something open behind them. */
const LINES = FULL
  ? UPLOADS.map((one) => [one])
  : [
      UPLOADS.filter(({ name }) => !ALIKE.includes(name) && !name.endsWith(' roof')),
      UPLOADS.filter(({ name }) => name.endsWith(' roof')),
    ]

it.each(LINES.map((line) => [line.map(({ name }) => name).join(', '), line] as const))(
  '6: S2-72 %s: what failed is said beside it, what was typed stays, it is sent once a press, and goes through at last',
  (_, line) => throughFailures(...line),
  90_000,
)

it('S5-28 a picture that is on its way leaves the keys where they are, and is not left behind by what is saved meanwhile', async () => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((over) => (letGo = over))
  const app = await renderApp({
    as: 'owner',
    at: '/account/settings/base',
    between: async (path, answer) => {
      if (path.endsWith('/uploadObject')) await held
      return answer()
    },
  })
  const name = await screen.findByLabelText('Name', {}, { timeout: 20_000 })
  await upload(picture)(app)
  const button = await screen.findByText('Uploading…')
  button.focus()
  expect(button).toHaveFocus()
  await app.user.type(name, ' Quay')
  await app.user.keyboard('{Enter}')
  const saved = async () => (await app.requests()).filter(({ path }) => path.endsWith('/acc/update'))
  expect(await saved()).toEqual([])
  letGo()
  await waitFor(async () => expect(await saved()).toHaveLength(1))
  expect((await saved())[0]?.body).toMatchObject({ name: expect.stringMatching(/ Quay$/) as string })
  expect(JSON.stringify((await saved())[0]?.body)).toContain('/store-s/object/')
}, 60_000)
