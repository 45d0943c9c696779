import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { appCode } from '../support/authenticator'
import { type GivenApp, PASSWORD, renderApp, type RenderedApp } from '../support/render-app'
import { beginSecondStep, confirmSecondStep } from '../../src/transport/calls/two-factor'
import { go } from '../support/go'

export const NOW = Date.parse('2026-06-20T11:00:00Z')
const HALF_A_MINUTE = 30_000

export interface FailingWrite {
  readonly name: string
  readonly at: string
  /** Before the console opens. */
  readonly given?: ((app: RenderedApp) => Promise<unknown>) | undefined
  /** Up to where only the button that sends is to be pressed. */
  readonly open: (app: RenderedApp) => Promise<unknown>
  readonly send: RegExp | string
  /** Starts it where no press of that button does. */
  readonly sends?: (app: RenderedApp) => Promise<unknown>
  /** What is said while no answer has come; that it is sent or saved, by default. */
  readonly waits?: RegExp
  /** Calls of one press, of which the first fails; one by default. */
  readonly calls?: number
  /** Method and path. */
  readonly write: RegExp
  /** What stands there once it is done. */
  readonly done: () => unknown
}

/** The console on the screen of the write. */
export async function openedAt({ at, given }: FailingWrite, between: NonNullable<GivenApp['between']>) {
  const app = await renderApp({ as: 'owner', at: given ? '/application/home' : at, now: NOW, between })
  if (given === undefined) return app
  await given(app)
  await go(at)
  return app
}

/** The screen of another write in the same console. */
export async function arrivedAt(app: RenderedApp, { at, given }: FailingWrite) {
  await given?.(app)
  if (given !== undefined || at !== window.location.pathname) await go(at)
}

export const press = async ({ user }: RenderedApp, name: RegExp | string, role = 'button') =>
  user.click((await screen.findAllByRole(role, { name })).at(-1) as HTMLElement)
/** All at once, behind what is there: how letters are typed is not what a failure is about. */
export const type = async ({ user }: RenderedApp, label: RegExp | string, text: string) => {
  await user.click((await screen.findAllByLabelText(label)).at(-1) as HTMLElement)
  await user.paste(text)
}
export const gone = () => expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull()
export const seen = (text: RegExp | string) => () => expect(screen.getAllByText(text)[0]).toBeVisible()
export const heading = (name: string) => () =>
  expect(screen.getByRole('heading', { name, level: 2 })).toBeVisible()

export async function choose(app: RenderedApp, field: RegExp, option: string) {
  await app.user.type(await screen.findByRole('combobox', { name: field }), option)
  await app.user.click(await screen.findByTitle(option))
}

let secret = ''
/** The second step is on already. */
export const turnedOn = async ({ booted: { services } }: RenderedApp) => {
  secret = await services.send(beginSecondStep(PASSWORD))
  await services.send(confirmSecondStep(appCode(secret, NOW)))
}
export const prove = (button: string) => async (app: RenderedApp) => {
  await press(app, button)
  await type(app, 'Current password', PASSWORD)
  await type(app, /^Code from the app/, appCode(secret, NOW + HALF_A_MINUTE))
}

/** From the first step of a cancellation up to this one. */
export const upTo =
  (...steps: readonly string[]) =>
  async (app: RenderedApp) => {
    await press(app, 'Something else', 'radio')
    for (const next of steps) {
      await press(app, 'Next')
      await screen.findByRole('heading', { name: next, level: 2 })
    }
  }
export const BEFORE_CODE = [
  'Who takes over your plants?',
  'Do you take your data along?',
  'Is it you?',
] as const

/** The code that an app makes of the key on the screen. */
export const codeOfKey = async (app: RenderedApp) => {
  const key = (await screen.findByText(/^([A-Z2-7]{4} ?){8}$/)).textContent.replaceAll(' ', '')
  await type(app, 'Code from the app', appCode(key, NOW))
}

/** The code of the last letter, and the name below it. */
export const codeOfLetter = async (app: RenderedApp) => {
  const reply = await app.cloud.handle(new Request('http://localhost:3000/__cloud/mailbox'))
  const letters = (await reply?.json()) as { code: string }[]
  await type(app, 'Verification code', letters.at(-1)?.code ?? '')
  await press(app, 'Next')
  await type(app, /^Type “/, 'Robin Harbour')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel account' })).toBeEnabled(), {
    timeout: 12_000,
  })
}
