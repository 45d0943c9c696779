import type { Locator } from '@playwright/test'
import { walked } from '../support/walk'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

const KRANICHHOF = '/plant/infos/data?plant=63400030'

const WINDOWS = [
  [390, 844, 'a phone'],
  [844, 390, 'a phone on its side'],
  [640, 400, 'a desk at 200 %'],
  [1280, 800, 'a small desk'],
] as const

test('19: 26: on a phone, upright and on its side, on a small desk and at 200 % the figures stand above the flow and in sight; its words fit its rings at 360 px, 100.00 % too; a series that is off does not look forbidden', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('owner', { path: KRANICHHOF })
  const figure = page.locator('[data-kpi]').first()
  await expect(figure).toBeVisible()
  const notice = page.getByRole('complementary', { name: /maintenance/i })
  await notice.waitFor()
  const flow = page.getByRole('region', { name: 'Energy flow now' })
  await expect(flow.locator('[data-node]').first()).toBeVisible()
  for (const [width, height, why] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await quiet(page)
    const [one, energy, shown] = await Promise.all([figure, flow, notice].map((part) => part.boundingBox()))
    if (!one || !energy || !shown) throw new Error('not drawn')
    expect(one.y + one.height, why).toBeLessThanOrEqual(energy.y)
    // The notice takes one line and covers nothing of the first figure.
    expect(shown.height, why).toBeLessThanOrEqual(56)
    expect(one.y + one.height, why).toBeLessThanOrEqual(shown.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), why).toBe(0)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(flow.locator('[data-node=battery]')).toContainText('100.00')
  /** Corners of words that reach beyond the ring around them, px. */
  const beyond = await flow.locator('[data-node]').evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const disc = node.querySelector('strong')?.parentElement
      if (!disc) return []
      const { left, top, width } = disc.getBoundingClientRect()
      const words = document.createTreeWalker(disc, NodeFilter.SHOW_TEXT)
      const out: string[] = []
      for (let word = words.nextNode(); word !== null; word = words.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(word)
        const seen = word.parentElement?.checkVisibility() && (word.parentElement.offsetWidth ?? 0) > 1
        for (const box of seen ? range.getClientRects() : [])
          for (const x of [box.left, box.right])
            if (
              Math.hypot(x - left - width / 2, (box.top + box.bottom) / 2 - top - width / 2) >
              width / 2 - 2
            )
              out.push(`${node.getAttribute('data-node')}: ${word.textContent}`)
      }
      return out
    }),
  )
  expect(beyond).toEqual([])

  await test.step('at 200 % of 1024 px what is filled in has the window, and its buttons stand below it', async () => {
    await page.setViewportSize({ width: 512, height: 384 })
    await go(page, '/plants/new')
    await expect(page.getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Create plant' })).not.toBeInViewport()
    await page.setViewportSize({ width: 360, height: 740 })
    await go(page, KRANICHHOF)
  })
  const off = page.getByRole('group', { name: 'Series' }).first().getByRole('button', { pressed: false })
  await off.first().hover()
  for (const one of await off.all()) {
    const look = await one.evaluate((button) => {
      const { cursor, opacity, textDecorationLine } = getComputedStyle(button)
      return { cursor, opacity, textDecorationLine }
    })
    expect(look).toEqual({ cursor: 'pointer', opacity: '1', textDecorationLine: 'none' })
  }
})

/** What the Tab key comes to of `root`, one after the other, where it goes up by more than a line. */
const upwards = (root: Locator) =>
  root.locator('a[href], button:enabled, input:enabled, select, [tabindex="0"]').evaluateAll((all) => {
    const seen = all.filter((one) => one.checkVisibility() && (one as HTMLElement).tabIndex >= 0)
    return seen.slice(1).flatMap((one, index) => {
      const [before, after] = [seen[index], one].map((part) => part?.getBoundingClientRect())
      const name = one.getAttribute('aria-label') ?? one.textContent
      return before && after && after.bottom <= before.top + 2 ? [name] : []
    })
  })

test('11: 19: 26: on a phone filters leave room for the alarms, of all plants and of one, and are filled inside the window, at 390 px and at 820; rows are whole on its side, and the Tab key goes from above to below', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('admin', { path: '/alerts?m=0&f=state.in.*OPEN&f=level.in.*warning*information' })
  const first = page.getByRole('list', { name: 'Alarms' }).getByRole('listitem').first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y).toBeLessThan(290)
  // All of it is in reach, and the filters are taken back where they stand.
  for (const name of ['Add filter', 'Views', 'Columns', 'Export'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  expect(await upwards(page.getByRole('main').locator('section').first())).toEqual([])
  await page.getByRole('button', { name: /^Remove filter: Level/ }).click()
  await expect(page).toHaveURL(/f=state\.in\.\*OPEN$|f=state\.in\.\*OPEN&m=0$/)
  await test.step('each filter is chosen and filled inside the window', async () => {
    const add = page.getByRole('button', { name: 'Add filter' })
    await add.click()
    const menu = page.getByRole('list', { name: /filter/i })
    await expect(menu.getByRole('button').nth(5)).toBeVisible()
    const offered = await menu.getByRole('button').allTextContents()
    const beyond = () =>
      page.evaluate(() => [
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ...[...document.querySelectorAll('form[aria-labelledby], .ant-picker-dropdown')]
          .map((popup) => popup.getBoundingClientRect())
          .map(({ left, right }) => Math.max(0, Math.round(right - innerWidth), Math.round(-left - 4))),
      ])
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 })
      // Wider than a phone, boxes of every kind go beyond the edge alike: those at both ends of the menu are enough.
      for (const name of width > 390
        ? offered.filter((one, at) => one === 'Started' || at % 4 === 0)
        : walked(offered, (one) => one === 'Started' || offered.indexOf(one) % 3 === 0)) {
        if (!(await menu.isVisible())) await add.click()
        await menu.getByRole('button', { name, exact: true }).click()
        const editor = page.getByRole('form', { name, exact: true })
        await expect(editor.getByRole('button', { name: 'Apply' })).toBeVisible()
        if (name === 'Started') await editor.getByRole('textbox').last().click()
        await expect.poll(async () => Math.max(...(await beyond())), `${name}, ${String(width)} px`).toBe(0)
        await page.keyboard.press('Escape')
        if (await editor.isVisible()) await page.keyboard.press('Escape')
      }
    }
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'By cause' }).click()
  await expect(page.getByRole('treegrid')).toBeVisible()

  await test.step('inside of a plant', async () => {
    await go(page, '/plant/infos/alert?plant=63900008&m=0&f=state.in.*OPEN')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Alarms')
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y).toBeLessThan(440)
    for (const name of ['Add filter', 'Views', 'Columns', 'Export', 'By cause'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
  await test.step('held sideways, as it opens', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await go(page, '/alerts?m=0')
    const rows = page.getByRole('grid').getByRole('row')
    await rows.nth(3).scrollIntoViewIfNeeded()
    /** Of those that a finger would meet: neither below the heads nor beyond the edge. */
    const inReach = await rows.evaluateAll((all) =>
      all.filter((row) => {
        const { left, top, height } = row.getBoundingClientRect()
        return row.contains(document.elementFromPoint(left + 200, top + height / 2))
      }),
    )
    expect(inReach.length).toBeGreaterThan(3)
  })
  await test.step('beside a curve', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await go(page, '/device-detail?plant=63900001&device=23900001001&tab=chart')
    const chart = page.getByRole('region', { name: 'Chart' })
    await expect(chart.getByRole('application')).toBeVisible()
    expect(await upwards(chart.locator('xpath=..'))).toEqual([])
  })
})
