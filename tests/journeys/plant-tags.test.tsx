import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

const HOME = 63400030
const PROFILE = `/plant/infos/detail?plant=${String(HOME)}`
const OTHER = '/plant/infos/detail?plant=63400020'
/** Its head stays while the rest of it is asked for, as another element. */
const part = () => screen.getByRole('region', { name: 'Tags' })
const reads = (words: string) => waitFor(() => expect(part()).toHaveTextContent(words))
const editing = () => within(part()).queryByRole('button', { name: /^Edit/ })

/** jsdom lays nothing out; the virtual rows want a height. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1440)
})

async function edit({ user }: RenderedApp) {
  await waitFor(() => expect(editing()).toBeVisible())
  await user.click(editing() as HTMLElement)
  return screen.findByRole('combobox', { name: /^Tags/ })
}

/** By its cross: a key that comes soon after another one, the box takes for one that is held down, and keeps the tag. */
async function takeAway({ user }: RenderedApp, tag: string) {
  const cross = within(part()).getByTitle(tag).querySelector('[class*=remove]')
  await user.click(cross as Element)
  expect(within(part()).queryByTitle(tag)).not.toBeInTheDocument()
}

/** A part of the plant before may stand for a moment. */
async function to(address: string, name: RegExp) {
  await go(address)
  await screen.findByRole('heading', { level: 1, name })
}

const sent = async (app: RenderedApp) =>
  (await app.requests())
    .filter(({ path, method }) => method === 'POST' && path.endsWith('/tag'))
    .map(({ body }) => body)

const save = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: /^Save/ }))

const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

it('a plant is tagged in its profile, with no tag that is too long, found by its tag in the list, and its words are proposed for another plant and in the message settings', async () => {
  const app = await renderApp({ as: 'owner', at: PROFILE })
  const box = await edit(app)
  // One that is too long is refused beside it, and nothing is sent.
  const long = 'x'.repeat(31)
  await app.user.type(box, long)
  await app.user.keyboard('{Enter}')
  await save(app)
  expect((await screen.findAllByText('At most 30 characters each.'))[0]).toBeVisible()
  expect(await sent(app)).toEqual([])
  await takeAway(app, long)
  await app.user.click(box)
  await app.user.paste('north roof,lease')
  await app.user.keyboard('{Enter}')
  await save(app)
  // The box says the same words while they are edited.
  await waitFor(() => expect(editing()).toBeVisible())
  await reads('north roof, lease')
  // What is saved is shown before it is sent.
  await waitFor(async () => expect(await sent(app)).toEqual([{ tags: ['north roof', 'lease'] }]))

  await app.user.click(screen.getByRole('link', { name: 'Plants' }))
  const table = await screen.findByRole('grid', { name: 'Plants' })
  await within(table).findByText('Backstube Birkental')
  await app.user.click(screen.getByRole('button', { name: 'Add filter' }))
  await app.user.click(await screen.findByRole('button', { name: 'Tag' }))
  await app.user.type(await screen.findByRole('combobox', { name: 'Tag' }), 'north')
  await app.user.click(await screen.findByTitle('north roof'))
  await app.user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('Kranichhof')]))
  expect(await screen.findByTitle(/^Tag.*north roof/)).toBeVisible()
  const asked = (await app.requests()).filter(({ path }) => path.endsWith('/operating/station/search')).at(-1)
  expect(asked?.body).toMatchObject({ tagId: expect.stringMatching(/^\d+$/) as unknown })

  // Words that other plants have are proposed.
  await to(OTHER, /Backstube Birkental/)
  await app.user.type(await edit(app), 'nor')
  await app.user.click(await screen.findByTitle('north roof'))
  await save(app)
  await reads('north roof')

  await go('/account/settings/message')
  const scope = await screen.findByRole('combobox', { name: /^And plants with these tags/ })
  await app.user.type(scope, 'nor')
  expect(await screen.findByTitle('north roof')).toBeVisible()
})

it('a server without tags says so in the profile, and offers no filter by them', async () => {
  const app = await renderApp({
    as: 'owner',
    at: PROFILE,
    faults: [{ match: { path: '/maintain-s/capabilities' }, body: { capabilities: ['roles'] } }],
  })
  await reads('Not available on this server')
  expect(editing()).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('link', { name: 'Plants' }))
  await screen.findByRole('grid', { name: 'Plants' })
  await app.user.click(screen.getByRole('button', { name: 'Add filter' }))
  expect(await screen.findByRole('button', { name: 'Type' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tag' })).not.toBeInTheDocument()
})

it('who may only look reads the tags, with nothing to change them', async () => {
  await renderApp({ as: 'viewer', at: PROFILE })
  await reads('--')
  expect(editing()).not.toBeInTheDocument()
})
