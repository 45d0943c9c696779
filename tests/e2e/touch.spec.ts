import type { Page } from '@playwright/test'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const KRANICHHOF = '/plant/infos/data?plant=63400030'

/** Whatever is to be pressed and is hit on less than 44 px of a cross through its middle; not links in running text. */
const small = (page: Page) =>
  page.evaluate(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled:not([aria-hidden=true]), select, textarea, summary, [role=option], [role=tab]',
      ),
    ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p, .hg-sr'))
    return found.flatMap((one) => {
      const target = one.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper') ?? one
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const box = target.getBoundingClientRect()
      // What is focused alone, or drawn nowhere, is not hit by a finger.
      if (box.width < 2 || box.bottom < 0) return []
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const reach = (across: number, down: number) => {
        let far = 0
        while (far < 44 && target.contains(document.elementFromPoint(x + across * far, y + down * far)))
          far += 1
        return far
      }
      const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)]
      const name = one.getAttribute('aria-label') ?? one.innerText.slice(0, 40)
      return Math.min(wide, high) >= 43 ? [] : [`${one.tagName} ${name}: ${wide} × ${high}`]
    })
  })

/** Boxes with letters below 16 px, around which a phone enlarges the page, and those too narrow for what is in them. */
const finePrint = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])',
      ),
    ]
      .filter(
        (one) =>
          parseFloat(getComputedStyle(one).fontSize) < 16 ||
          ((one as HTMLInputElement).value !== '' && one.scrollWidth > one.clientWidth + 1),
      )
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.id}`),
  )

const SCREENS = [
  ['/plant', 'option'],
  [KRANICHHOF, 'application'],
  ['/plant/infos/detail?plant=63400030', 'definition'],
  ['/plant/infos/exportdata?plant=63400030', 'combobox'],
  ['/alerts', 'searchbox'],
  ['/account/settings/common', 'radio'],
  ['/plants/new', 'textbox'],
] as const

test('18: what is to be hit on touch is at least 44 px in both directions, and no box makes a phone enlarge the page', async ({
  page,
  signIn,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  expect.soft(await finePrint(page), '/login').toEqual([])
  await signIn('owner')
  await page.getByRole('option').first().waitFor()
  for (const [path, sign] of SCREENS) {
    await go(page, path)
    await page.getByRole('main').getByRole(sign).first().waitFor()
    await quiet(page)
    if (!path.includes('exportdata')) expect.soft(await small(page), path).toEqual([])
    expect.soft(await finePrint(page), path).toEqual([])
  }
  const boxes = page.locator('main').locator('input:not([type=checkbox], [type=radio]), select, textarea')
  expect(await boxes.count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Create plant' }).click()
  const heights = await page
    .locator('main form')
    .locator('.ant-picker, .ant-select, .ant-input-affix-wrapper, .ant-input:not(.ant-input-affix-wrapper *)')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  expect.soft([...new Set(heights)]).toEqual([44])
  const links = page.getByRole('alert').getByRole('listitem')
  const lefts = await links.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one.querySelector('button') ?? one)
      return Math.round(range.getBoundingClientRect().left)
    }),
  )
  expect.soft(new Set(lefts).size).toBe(1)
  await go(page, '/plant/infos/device?plant=63400030')
  await page.getByRole('button', { name: 'Add devices' }).waitFor()
  await quiet(page)
  expect.soft(await small(page), 'devices').toEqual([])
  await page.getByRole('button', { name: 'Add devices' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  expect.soft(await finePrint(page), 'dialog').toEqual([])
})

test('18: a tap pins the card above the plot, a sweep goes a day back', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('option').first().waitFor()
  await page.goto(KRANICHHOF)
  const curve = page.getByRole('region', { name: 'Day curve' })
  const plot = curve.getByRole('application')
  await plot.scrollIntoViewIfNeeded()
  const box = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = box.y + box.height / 2
  await page.touchscreen.tap(box.x + box.width / 3 + 2, middle)
  const card = plot.locator('strong')
  await expect(card).toHaveText(/^08:/)
  const shown = await card.locator('..').boundingBox()
  expect((shown?.y ?? Infinity) + (shown?.height ?? 0)).toBeLessThanOrEqual(box.y)

  // Playwright's touchscreen can only tap.
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: middle }] })
  // All at once: a finger that rests means something else.
  await Promise.all([
    touch('touchStart', box.x + 40),
    ...[60, 90, 130].map((far) => touch('touchMove', box.x + far)),
    touch('touchEnd'),
  ])
  await expect(page).toHaveURL(/day=2026-06-17/)
})

test('touch: a switch keeps its shape, and is hit on 44 px', async ({ page, signIn }) => {
  await signIn('admin', { path: '/application/detail/largeScreen/new' })
  const switches = page.getByRole('switch')
  await expect(switches.first()).toBeVisible()
  expect(await small(page)).toEqual([])
  for (const one of await switches.all()) {
    const box = await one.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(1.8)
  }
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  test('18: beside the day before, the card of the cursor holds all its figures', async ({
    page,
    signIn,
  }) => {
    await signIn('owner', {
      path: `${KRANICHHOF}&series=production,consumption,feedIn,purchase,charge,discharge,stateOfCharge`,
    })
    await page.getByRole('button', { name: 'Mit Vortag' }).tap()
    const plot = page.getByRole('application').first()
    await plot.tap()
    const card = plot.locator('dl')
    await expect(card.locator('dd')).toHaveCount(14)
    const outside = await card.evaluate((list) => {
      const { left, right } = (list.parentElement ?? list).getBoundingClientRect()
      const inside = [...list.querySelectorAll('dt, dd, span')].map((part) => part.getBoundingClientRect())
      return inside.filter((box) => box.left < left || box.right > right || box.right > innerWidth).length
    })
    expect(outside).toBe(0)
  })
})
