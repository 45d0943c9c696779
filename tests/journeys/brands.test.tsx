import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp, type RenderedApp } from '../support/render-app'

const CONTENT = '/announcement/content'
const asked = async (app: RenderedApp, path: string) =>
  (await app.requests()).filter((one) => one.path.endsWith(path))
const account = () => screen.findByLabelText('Account')

it('S7-62 S3-32 S7-36 S7-37 S7-38 S7-40 S7-41 the brand is asked for before any other call', async () => {
  const app = await renderApp({ at: '/login?clientStyle=harbour' })
  await account()
  const [first] = await app.requests()
  expect(first?.path).toBe('/backyard-api-s/oem/project/basic-info')
  expect(first?.body).toMatchObject({
    channel: 'WEB',
    platform: 'INTELLGENT',
    colorCategoryList: ['common'],
    projectId: 'harbour',
    visitDomain: 'localhost',
  })
  expect((first?.body as { textTypeList: string[] } | undefined)?.textTypeList).toHaveLength(19)
})

it('S1-16 S4-10 S5-37 S3-36 a brand with a name and three languages only', async () => {
  await renderApp({ at: '/login?clientStyle=terrace' })
  expect((await screen.findAllByText('Terasa'))[0]).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'cs')
  const languages = [...document.querySelectorAll('option[lang]')].map((one) => one.textContent)
  expect(languages.sort()).toEqual(['Slovenščina', 'Українська', 'Čeština'].sort())
})

it('S1-40 S1-46 the logo of a brand follows the theme', async () => {
  const app = await renderApp({ at: '/login?clientStyle=sunrise' })
  const logo = () => screen.getByRole('img', { name: 'Sunrise Portal' }).getAttribute('src')
  await account()
  expect(logo()).toMatch(/ffedd5/)
  await app.user.selectOptions(screen.getByLabelText('Theme'), 'light')
  await waitFor(() => expect(logo()).toMatch(/431407/))
})

it('S1-46 what a brand blocks is gone', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/suggestion?clientStyle=sunrise' })
  expect(await screen.findByRole('heading', { name: 'This is not offered here' })).toBeVisible()
  await app.user.click(await screen.findByRole('button', { name: /Account menu$/ }))
  expect(await screen.findByRole('link', { name: 'General settings' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Feedback' })).toBeNull()
})

it('S1-54 in OEM mode with one data centre calls go without prefix', async () => {
  const app = await renderApp({
    as: 'owner',
    at: '/communicationReport',
    configuration: { isOem: true, multiDataCentre: false, platformName: { default: 'Solar World' } },
  })
  await screen.findByRole('heading', { level: 1 })
  const paths = (await app.requests()).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(2)
  // The session of the test itself was asked for in a data centre.
  expect(paths.filter((path) => path.startsWith('/mdc-') && !path.endsWith('/oauth/token'))).toEqual([])
})

it('S1-58 S7-59 S7-60 announcements are shown, put away for good, and the version is shown once', async () => {
  const app = await renderApp({ as: 'owner', at: '/communicationReport' })
  const notice = await screen.findByRole('complementary', { name: 'Maintenance on Sunday' })
  expect(notice).toHaveTextContent('On Sunday between 02:00 and 03:00 UTC live values may be late.')
  await waitFor(async () => {
    const versions = await asked(app, '/app/upgrade/add-version')
    expect(versions.map(({ body }) => body)).toMatchObject([{ version: '1.7.1', innerVersion: '128' }])
  })
  expect(await asked(app, CONTENT)).toHaveLength(1)
  await app.user.click(within(notice).getByRole('button', { name: 'Hide this notice' }))
  await waitFor(() => expect(notice).not.toBeInTheDocument())

  cleanup()
  const again = await renderApp({ as: 'owner', at: '/communicationReport' })
  await waitFor(async () => expect(await asked(again, CONTENT)).toHaveLength(1))
  await screen.findByRole('heading', { level: 1 })
  await new Promise((over) => setTimeout(over, 300))
  expect(screen.queryByRole('complementary', { name: 'Maintenance on Sunday' })).toBeNull()
})

it('S1-58 a failing announcement keeps nobody from anything', async () => {
  const app = await renderApp({
    at: '/login',
    faults: [{ match: { path: CONTENT }, status: 500, body: { code: '16' } }],
  })
  await account()
  // It is asked for when the page has nothing better to do.
  await waitFor(async () => expect(await asked(app, CONTENT)).not.toEqual([]))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('complementary', { name: /Maintenance/ })).toBeNull()
})

it('S1-58 S1-56 S1-44 switched off, no announcement is asked for, and the code for the phone is gone', async () => {
  const app = await renderApp({
    at: '/login',
    configuration: { qrCode: false, functions: { notices: false } },
  })
  await account()
  expect(screen.queryByRole('img', { name: 'On your phone' })).toBeNull()
  await new Promise((over) => setTimeout(over, 1500))
  expect(await asked(app, CONTENT)).toEqual([])
})
