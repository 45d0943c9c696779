import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { saveClaim } from '../../src/transport/calls/insurance'
import { pngOf, roofPicture } from '../support/roof-photo'
import type { RenderedApp } from '../support/render-app'
import { choose, type FailingWrite, gone, press, seen, type } from './write-parts'

const PLANT = 63_400_030
const CLAIMS = '/application/detail/insurance/claims'
const PLANS = '/application/detail/deviceCharge'
const MESSAGES = '/application/detail/messageCharge'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array<number>(64).fill(0)])
export const picture = () => new File([PNG], 'roof.png', { type: 'image/png' })
/** The code of the field may come after that of its neighbours. */
const chooser = () =>
  waitFor(() => {
    const last = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
    if (last === undefined) throw new Error('no field for a file')
    return last
  })
export const upload = (file: () => File) => async (app: RenderedApp) =>
  app.user.upload(await chooser(), file())
const thumbnail = () => expect(screen.getByRole('button', { name: /Remove/ })).toBeVisible()

/** A picture that is looked at before it is sent. jsdom draws nothing. */
const lookedAt = (before: (app: RenderedApp) => Promise<unknown>) => async (app: RenderedApp) => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 40, height: 30 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    done(picture())
  })
  await before(app)
  await upload(picture)(app)
  await screen.findByRole('dialog')
}

const ticked = (action: RegExp) => async (app: RenderedApp) => {
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4))
  await app.user.click(screen.getAllByRole('checkbox', { name: /^Select/ }).at(1) as HTMLElement)
  const bar = await screen.findByRole('toolbar', { name: 'Actions for the selection' })
  await app.user.click(await within(bar).findByRole('button', { name: action }))
  await within(await screen.findByRole('dialog')).findAllByRole('radio')
}
const asked = (action: string) => async (app: RenderedApp) => {
  const [button] = await screen.findAllByRole('button', { name: action })
  await waitFor(() => expect(button).toBeEnabled())
  await app.user.click(button as HTMLElement)
  await screen.findByRole('dialog')
}

/** Pictures, files of proof and payments. */
export const UPLOADS: readonly FailingWrite[] = [
  {
    name: 'a picture of a suggestion',
    at: '/account/settings/suggestion',
    open: lookedAt(async (app) => {
      await screen.findByLabelText(/^What you want to tell us/, {}, { timeout: 20_000 })
      await type(app, /^What you want to tell us/, 'Larger figures')
    }),
    send: 'Attach picture',
    write: /^POST .*\/uploadObject$/,
    done: () => {
      gone()
      thumbnail()
    },
  },
  {
    name: 'a photo of a claim',
    at: `${CLAIMS}/new`,
    open: lookedAt((app) => choose(app, /^Plant/, 'Backstube Birkental')),
    send: 'Attach picture',
    write: /^POST .*\/uploadObject$/,
    done: () => {
      gone()
      thumbnail()
    },
  },
  {
    name: 'a picture of oneself',
    at: '/account/settings/base',
    open: () => screen.findByLabelText('Name', {}, { timeout: 20_000 }),
    send: /^(Photo|Upload|Another|Uploading)/,
    sends: upload(picture),
    write: /^POST .*\/uploadObject$/,
    waits: /Uploading…/,
    done: thumbnail,
  },
  {
    name: 'a photo of a roof',
    at: '/plant/infos/component-layout?plant=63400020&edit=1',
    open: (app) => press(app, 'From photo'),
    send: /^(Choose a|Another) photo$/,
    sends: upload(
      () => new File([pngOf(roofPicture({ rows: 2, columns: 4 }))], 'roof.png', { type: 'image/png' }),
    ),
    write: /^POST .*\/uploadObject$/,
    waits: /Looking for modules…/,
    done: seen('Rows: 2 · Columns: 4 · Modules: 8'),
  },
  ...(['JSON', 'PDF'] as const).map((form): FailingWrite => ({
    name: `an evidence pack as ${form}`,
    at: `${CLAIMS}/800001`,
    given: ({ booted }) =>
      booted.services.send(
        saveClaim({ plantId: PLANT, coverId: 'YIELD', text: 'Hail', photos: [], submit: false }),
      ),
    open: () => screen.findByRole('button', { name: new RegExp(form) }),
    send: new RegExp(form),
    write: /^GET .*\/information\//,
    waits: /Loading…/,
    done: seen(/^[0-9a-f]{64}$/),
  })),
  {
    name: 'a data plan that is renewed',
    at: PLANS,
    open: ticked(/^Renew/),
    send: 'Pay now',
    write: /^POST .*\/data-plan\/renew$/,
    done: gone,
  },
  {
    name: 'a data plan that renews itself',
    at: PLANS,
    open: ticked(/^Switch auto-renew on/),
    send: 'Switch auto-renew on',
    write: /^POST .*\/data-plan\/auto-renew$/,
    done: gone,
  },
  {
    name: 'messages that are bought',
    at: MESSAGES,
    open: async (app) => {
      await asked('Buy messages')(app)
      await screen.findAllByRole('radio')
    },
    send: 'Pay now',
    write: /^POST .*\/credit\/buy$/,
    done: gone,
  },
  {
    name: 'a limit per day',
    at: MESSAGES,
    open: async (app) => {
      await asked('Change limit')(app)
      await type(app, /^Limit per day/, '30')
    },
    send: 'Change limit',
    write: /^POST .*\/credit\/cap$/,
    done: gone,
  },
  {
    name: 'invoice data',
    at: MESSAGES,
    open: async (app) => {
      await press(app, 'More actions')
      await app.user.click(await screen.findByText('Invoice data'))
      await type(app, /^Tax number/, 'GB 123')
    },
    send: 'Save',
    write: /^POST .*\/acc\/invoice$/,
    done: gone,
  },
]
