import { PASSWORD, REFUSED, button, configured } from './support/sign-in'
import { expect, test } from './support/test'

test.describe('/login', () => {
  test('S2-03 S7-32 S7-33 looks the account up in each data centre and says where it is', async ({
    page,
    server,
  }) => {
    await page.goto('/login?region=EU')
    const account = page.getByLabel('Account', { exact: true })
    await account.fill('wang@heliograph.example')
    await account.press('Tab')
    await expect(page.getByText('This account exists in Mainland China.')).toBeVisible()
    const asked = (await server.requests()).filter(({ path }) => path.endsWith('/user-s/acc/check-user'))
    expect(asked.map(({ path }) => path.slice(0, 7)).sort()).toEqual(['/mdc-cn', '/mdc-eu'])
    for (const { body, headers } of asked) {
      expect(body).toMatchObject({ identifier: 'wang@heliograph.example', identityType: 2 })
      expect(headers).not.toContain('authorization')
    }
    await button(page, 'Switch to Mainland China').click()
    await expect(page.getByLabel('Data region')).toHaveValue('CN')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Log in').click()
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test('S1-19 an account decides the region while nobody has chosen one', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Account', { exact: true }).fill('wang@heliograph.example')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await expect(page.getByText('Chosen because this account exists in Mainland China.')).toBeVisible()
    await button(page, 'Log in').click()
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test('S8-14 S8-19 shows the attempts left, then the lock with its time', async ({ page, watch }) => {
    watch.tolerate(REFUSED)
    await page.goto('/login?region=EU')
    await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
    const password = page.getByLabel('Password', { exact: true })
    for (const left of ['4 attempts left', '3 attempts left', '2 attempts left', '1 attempt left']) {
      await password.fill('wrong')
      await button(page, 'Log in').click()
      await expect(page.getByRole('alert')).toContainText(left)
    }
    await button(page, 'Log in').click()
    await expect(page.getByRole('alert')).toContainText('locked')
    await expect(page.getByRole('timer')).toContainText(/(30:00|29:\d\d)/)
    await expect(button(page, 'Log in')).toBeDisabled()
  })

  test('S1-56 shows the code for the phone, unless it is switched off', async ({ page, server }) => {
    await page.goto('/login')
    await expect(page.getByRole('img', { name: 'On your phone' })).toBeVisible()
    await configured(page, server, { qrCode: false })
    await page.reload()
    await expect(button(page, 'Log in')).toBeVisible()
    await expect(page.getByRole('img', { name: 'On your phone' })).toHaveCount(0)
  })

  test('S7-63 S7-66 asks whether a slide verification is wanted, and asks nobody for it otherwise', async ({
    page,
    server,
  }) => {
    await page.goto('/login?region=EU')
    const paths = async () => (await server.requests()).map(({ path }) => path)
    await expect.poll(paths).toContain('/mdc-eu/backyard-api-s/config/slide-verify/enable')
    await expect.poll(paths).toContain('/backyard-api-s/config/gee-test/enable')
    await expect(page.getByRole('slider')).toHaveCount(0)
  })

  test('S7-63 the slide verification is done with the keyboard alone, and enforced', async ({
    page,
    server,
    watch,
    axe,
  }) => {
    watch.tolerate(REFUSED)
    await server.slide(true)
    await page.goto('/login?region=EU')
    const slider = page.getByRole('slider')
    await expect(slider).toBeEnabled()
    await axe()
    await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Log in').click()
    await expect(page.getByText('complete the security check first')).toBeVisible()
    await expect(slider).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not quite. Here is another one.')).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuetext', /^Piece at 0, gap at \d+$/)
    const shown = (await slider.getAttribute('aria-valuetext')) ?? ''
    const gap = Number(/gap at (\d+)/.exec(shown)?.[1])
    await slider.focus()
    for (let step = 0; step < gap; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Security check passed.')).toBeVisible()
    await button(page, 'Log in').click()
    await expect(page.getByRole('option')).toHaveCount(3)
  })

  test('S7-63 the slide verification is done by dragging', async ({ page, server }) => {
    await server.slide(true)
    await page.goto('/login?region=EU')
    const slider = page.getByRole('slider')
    await expect(slider).toBeEnabled()
    const gap = Number(/gap at (\d+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1])
    const box = await slider.boundingBox()
    if (!box) throw new Error('no slider on the screen')
    const thumb = 16
    const x = (share: number) => box.x + thumb / 2 + ((box.width - thumb) * share) / 100
    await page.mouse.move(x(0), box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(x(gap), box.y + box.height / 2, { steps: 12 })
    await page.mouse.up()
    await expect(page.getByText('Security check passed.')).toBeVisible()
  })
})

test.describe('third-party login', () => {
  const there = '/tencentLogin?code=robin&state={state}'

  test('S1-47 S1-48 has buttons for the one source only', async ({ page, server }) => {
    await configured(page, server, { thirdLogin: true })
    await page.goto('/login')
    await button(page, 'Sign in with WeChat').click()
    await expect(page.getByText('WeChat is not set up on this server')).toBeVisible()
    await expect(button(page, 'Sign in with QQ')).toBeVisible()
    await page.unroute('**/config.json')
    await configured(page, server, { thirdLogin: true, source: 'Deye' })
    await page.reload()
    await expect(button(page, 'Log in')).toBeVisible()
    await expect(button(page, 'Sign in with WeChat')).toHaveCount(0)
  })

  test('S2-05 S8-54 S8-56 links at the first sign-in, and signs in at once from then on', async ({
    page,
    server,
    watch,
  }) => {
    watch.tolerate(REFUSED)
    await configured(page, server, { thirdLogin: true, thirdParty: { weChat: there, qq: there } })
    await page.goto('/login?region=EU')
    await button(page, 'Sign in with WeChat').click()
    await expect(page.getByText('not linked to an account yet')).toBeVisible()
    await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Log in').click()
    await expect(page.getByText('WeChat is linked.')).toBeVisible()

    // A second one, and one that somebody else has.
    for (const [kind, code, text] of [
      ['WECHAT', 'other', 'already bound to WeChat'],
      ['QQ', 'taken', 'already used by another user'],
    ] as const) {
      await page.goto(`/tencentLogin?kind=${kind}&code=${code}`)
      await button(page, 'Link').click()
      await expect(page.getByRole('alert')).toContainText(text)
    }

    await page.goto('/login?token=clear')
    await button(page, 'Sign in with WeChat').click()
    await expect(page).toHaveURL(/\/plant/)
    await expect(page.getByRole('option')).toHaveCount(3)
  })

  test('S2-05 S8-58 S8-60 an address from elsewhere asks first, shows the error, and goes round in no circle', async ({
    page,
    watch,
    axe,
  }) => {
    watch.tolerate(REFUSED)
    for (const [kind, name, code, text] of [
      ['WECHAT', 'WeChat', 'bad1', 'WeChat did not give a token'],
      ['QQ', 'QQ', 'bad1', 'QQ did not give a token'],
      ['WECHAT', 'WeChat', 'ghost1', 'WeChat did not give the user'],
      ['QQ', 'QQ', 'ghost1', 'QQ did not give the user'],
    ] as const) {
      await page.goto(`/tencentLogin?kind=${kind}&code=${code}`)
      await expect(page).toHaveURL(/\/tencentLogin$/)
      await expect(page.getByText('was not started in this browser')).toBeVisible()
      await button(page, `Sign in with ${name}`).click()
      await expect(page.getByRole('alert')).toContainText(text)
    }
    await axe()
    await page.reload()
    await expect(page.getByText('There is nothing to do here')).toBeVisible()
    await page.getByRole('link', { name: 'To sign-in' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
