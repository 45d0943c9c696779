import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { go } from '../support/go'
import { jumps } from '../support/jumps'
import { demo, PASSWORD, renderApp, type RenderedApp } from '../support/render-app'
import { reload } from '../support/starts'

const account = () => screen.findByLabelText('Account')
const press = (app: RenderedApp, name: string) => app.user.click(screen.getByRole('button', { name }))
const asked = async (app: RenderedApp, path: string) =>
  (await app.requests()).filter((one) => one.path.endsWith(path))
const several = { multiDataCentre: true }

describe('the account at sign-in', () => {
  it('S2-03 S7-32 S7-33 is looked up in each data centre, and the form says where it is; S7-63 S7-66 whether a slide verification is wanted is asked, and nobody for it otherwise', async () => {
    const app = await renderApp({ at: '/login?region=EU', configuration: several })
    await account()
    await waitFor(async () => {
      expect(await asked(app, '/config/slide-verify/enable')).toHaveLength(1)
      expect(await asked(app, '/config/gee-test/enable')).toHaveLength(1)
    })
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    await app.user.type(await account(), demo('wang'))
    await app.user.tab()
    expect(await screen.findByText('This account exists in Mainland China.')).toBeVisible()
    const questions = await asked(app, '/user-s/acc/check-user')
    expect(questions.map(({ path }) => path.slice(0, 7)).sort()).toEqual(['/mdc-cn', '/mdc-eu'])
    for (const { body, headers } of questions) {
      expect(body).toMatchObject({ identifier: demo('wang'), identityType: 2 })
      expect(headers).not.toContain('authorization')
    }
    await press(app, 'Switch to Mainland China')
    expect(screen.getByLabelText('Data region')).toHaveValue('CN')
    await app.user.type(screen.getByLabelText('Password'), PASSWORD)
    await press(app, 'Log in')
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/data'))
  })

  it('S1-19 decides the region while nobody has chosen one', async () => {
    const app = await renderApp({ at: '/login', configuration: several })
    await app.user.type(await account(), demo('wang'))
    await app.user.type(screen.getByLabelText('Password'), PASSWORD)
    expect(await screen.findByText('Chosen because this account exists in Mainland China.')).toBeVisible()
    await press(app, 'Log in')
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/data'))
  })

  it('S8-14 S8-19 has so many attempts left, then a lock with its time', async () => {
    const app = await renderApp({ at: '/login' })
    await app.user.type(await account(), demo('owner'))
    const password = screen.getByLabelText('Password')
    for (const left of ['4 attempts left', '3 attempts left', '2 attempts left', '1 attempt left']) {
      await app.user.clear(password)
      await app.user.type(password, 'wrong')
      await press(app, 'Log in')
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(left))
    }
    await press(app, 'Log in')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('locked'))
    expect(screen.getByRole('timer')).toHaveTextContent(/(30:00|29:\d\d)/)
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled()
  })
})

describe('the sign-in page', () => {
  it('S1-47 S1-48 has buttons of other services for the one source only, and says which is not set up', async () => {
    const app = await renderApp({ at: '/login', configuration: { thirdLogin: true } })
    await app.user.click(await screen.findByRole('button', { name: 'Sign in with WeChat' }))
    expect(await screen.findByText(/WeChat is not set up on this server/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign in with QQ' })).toBeVisible()
  })

  it('S1-48 has none of them for another source', async () => {
    await renderApp({ at: '/login', configuration: { thirdLogin: true, source: 'Deye' } })
    await account()
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).not.toBeInTheDocument()
  })
})

describe('S2-05 an address from another service', () => {
  it('S8-58 S8-60 asks first, and shows the error; a reload has nothing to do, and leads to sign-in', async () => {
    const app = await renderApp({ at: '/version' })
    for (const [kind, name, code, text] of [
      ['WECHAT', 'WeChat', 'bad1', 'WeChat did not give a token'],
      ['QQ', 'QQ', 'bad1', 'QQ did not give a token'],
      ['WECHAT', 'WeChat', 'ghost1', 'WeChat did not give the user'],
      ['QQ', 'QQ', 'ghost1', 'QQ did not give the user'],
    ] as const) {
      await go('/version')
      await screen.findByRole('heading', { name: 'Version' })
      await go(`/tencentLogin?kind=${kind}&code=${code}`)
      expect(await screen.findByText(/was not started in this browser/)).toBeVisible()
      await waitFor(() => expect(window.location.search).toBe(''))
      await press(app, `Sign in with ${name}`)
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      expect(window.location.pathname + window.location.search).toBe('/tencentLogin')
    }
    await go('/version')
    await screen.findByRole('heading', { name: 'Version' })
    await go('/tencentLogin')
    expect(await screen.findByText(/There is nothing to do here/)).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: 'To sign-in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
  })

  it('S8-54 S8-56 links what is free, and says what is taken or there already', async () => {
    const app = await renderApp({ at: '/tencentLogin?kind=WECHAT&code=robin', as: 'owner' })
    for (const [next, text] of [
      ['kind=WECHAT&code=other', /WeChat is linked/],
      ['kind=QQ&code=taken', /already bound to WeChat/],
      ['', /already used by another user/],
    ] as const) {
      await app.user.click(await screen.findByRole('button', { name: 'Link' }))
      expect(await screen.findByText(text)).toBeVisible()
      await go('/version')
      await screen.findByRole('heading', { name: 'Version' })
      await go(`/tencentLogin?${next}`)
    }
  })
  it('S8-54 is linked at the first sign-in that began here, and signs in at once from then on', async () => {
    const there = '/tencentLogin?code=robin&state={state}'
    const configuration = { thirdLogin: true, thirdParty: { weChat: there, qq: there } }
    const left = jumps()
    /** The third party is asked, and sends the person back. */
    const sentBack = async (app: RenderedApp) => {
      await app.user.click(await screen.findByRole('button', { name: 'Sign in with WeChat' }))
      const to = left.at(-1) ?? ''
      expect(to).toMatch(/^\/tencentLogin\?code=robin&state=WECHAT\.[0-9a-f]{32}$/)
      return reload(app, { at: to, configuration })
    }
    const app = await sentBack(await renderApp({ at: '/login?region=EU', configuration }))
    expect(await screen.findByText(/not linked to an account yet/)).toBeVisible()
    await app.user.type(await account(), demo('owner'))
    await app.user.type(screen.getByLabelText('Password'), PASSWORD)
    await press(app, 'Log in')
    expect(await screen.findByText(/WeChat is linked\./)).toBeVisible()

    // A virtual list draws what fits, and in jsdom nothing has a size.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
    const later = await reload(app, { at: '/login?token=clear', configuration })
    await sentBack(later)
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/data'))
    expect(left).toHaveLength(2)
    expect(new Set(left).size).toBe(2)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  })
})
