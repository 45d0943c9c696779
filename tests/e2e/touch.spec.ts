import type { Page } from '@playwright/test'
import { walked } from '../support/walk'
import { go, quiet } from './support/seen'
import { speaks } from './support/session'
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
    ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p, .sr-only'))
    return found.flatMap((one) => {
      const target = one.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper') ?? one
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const box = target.getBoundingClientRect()
      // What is focused alone, or drawn nowhere, is not hit by a finger.
      if (box.width < 2 || box.bottom < 0) return []
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const reach = (across: number, down: number) => {
        const hit = (far: number) =>
          target.contains(document.elementFromPoint(x + across * far, y + down * far))
        let far = 0
        while (far < 40 && hit(far + 4)) far += 4
        while (far < 44 && hit(far)) far += 1
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

/** A form with switches, one of a plant and its lists; a walk has those of choices alone as well. */
const IN_WALKS = ['/plant/infos/exportdata?plant=63400030', '/account/settings/common']
const ALL = [
  ['/plant', 'option'],
  [KRANICHHOF, 'application'],
  ['/plant/infos/detail?plant=63400030', 'definition'],
  ['/plant/infos/exportdata?plant=63400030', 'combobox'],
  ['/alerts', 'searchbox'],
  ['/account/settings/common', 'radio'],
  ['/application/detail/largeScreen/new', 'switch'],
  ['/plants/new', 'textbox'],
] as const
const SCREENS = walked(ALL, ([path]) => !IN_WALKS.includes(path))

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
    expect.soft(await small(page), path).toEqual([])
    expect.soft(await finePrint(page), path).toEqual([])
    // A switch keeps its shape.
    for (const one of await page.getByRole('switch').all()) {
      const box = await one.boundingBox()
      expect.soft((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(1.8)
    }
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

/** Words of the links of a bar that stand on two lines. */
const brokenWords = (links: readonly Element[]) =>
  links.flatMap((link) => {
    const text = link.querySelector('.shell-rail-text')?.firstChild
    if (!text) return ['nothing']
    return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap((word) => {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      return range.getClientRects().length > 1 ? [word[0]] : []
    })
  })

test('14: 18: 26: a tap pins the card above the plot, beside the day before with all its figures, and a sweep goes a day back; no word of the bottom bar is broken at 360 px; tabs of a list have room; a finger opens an alarm, or chooses it', async ({
  page,
  signIn,
  server,
}) => {
  await speaks(page, server, 'de')
  await page.setViewportSize({ width: 360, height: 844 })
  await signIn('owner', {
    path: `${KRANICHHOF}&series=production,consumption,feedIn,purchase,charge,discharge,stateOfCharge`,
  })
  const bar = page.getByRole('navigation', { name: 'Hauptmenü' })
  await expect(bar.getByRole('link', { name: 'Anwendungen' })).toBeVisible()
  expect(await bar.getByRole('link').evaluateAll(brokenWords)).toEqual([])
  const sizes = await bar
    .locator('.shell-rail-text')
    .evaluateAll((words) => words.map((word) => getComputedStyle(word).fontSize))
  expect(new Set(sizes).size).toBe(1)
  expect(parseFloat(sizes[0] ?? '')).toBeGreaterThan(9.5)

  await page.setViewportSize({ width: 390, height: 844 })
  const plot = page.getByRole('application').first()
  await page.getByRole('button', { name: 'Mit Vortag' }).tap()
  await plot.tap()
  const list = plot.locator('dl')
  await expect(list.locator('dd')).toHaveCount(14)
  const outside = await list.evaluate((one) => {
    const { left, right } = (one.parentElement ?? one).getBoundingClientRect()
    const inside = [...one.querySelectorAll('dt, dd, span')].map((part) => part.getBoundingClientRect())
    return inside.filter((part) => part.left < left || part.right > right || part.right > innerWidth).length
  })
  expect(outside).toBe(0)

  await page.getByRole('button', { name: 'Mit Vortag' }).tap()
  const boxInSight = async () => {
    await plot.scrollIntoViewIfNeeded()
    await quiet(page)
    return (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  const box = await boxInSight()
  await page.touchscreen.tap(box.x + box.width / 3 + 2, box.y + box.height / 2)
  const card = plot.locator('strong')
  await expect(card).toHaveText(/^08:/)
  const shown = await card.locator('..').boundingBox()
  expect((shown?.y ?? Infinity) + (shown?.height ?? 0)).toBeLessThanOrEqual(box.y)

  await go(page, '/plant/infos/device?plant=63400030')
  const tabs = page.getByRole('group', { name: 'Art' }).getByRole('button')
  await expect(tabs.filter({ hasText: 'Wechselrichter' })).toBeVisible()
  const cut = await tabs.evaluateAll((all) =>
    all.flatMap((tab) => (tab.scrollWidth > tab.clientWidth ? [tab.textContent] : [])),
  )
  expect(cut).toEqual([])

  await go(page, '/alerts?v=closed&m=0')
  const alarm = page.getByRole('list', { name: 'Alarme' }).getByRole('listitem').first()
  await alarm.waitFor()
  // What comes ahead of the first rows takes their place.
  await quiet(page)
  const title = await alarm.getByRole('link').textContent()
  await alarm.getByRole('checkbox').tap()
  await expect(alarm.getByRole('checkbox')).toBeChecked()
  await expect(page).not.toHaveURL(/[?&]r=/)
  const around = await alarm.boundingBox()
  const [x, y] = [around?.x ?? 0, around?.y ?? 0]
  await page.touchscreen.tap(x + (around?.width ?? 0) / 2, y + (around?.height ?? 0) / 2)
  await expect(page).toHaveURL(/[?&]r=/)
  await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible()

  // Last of all: a sweep without time flings the page, and the browser takes the next tap for a hand that stops it.
  await go(page, KRANICHHOF)
  await plot.waitFor()
  const swept = await boxInSight()
  // Playwright's touchscreen can only tap.
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: swept.y + swept.height / 2 }],
    })
  // All at once: a finger that rests means something else.
  await Promise.all([
    touch('touchStart', swept.x + 40),
    ...[60, 90, 130].map((far) => touch('touchMove', swept.x + far)),
    touch('touchEnd'),
  ])
  await expect(page).toHaveURL(/day=2026-06-17/)
})
