import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

test('S7-118 day, month and year are drawn without the chart library; 22: print gives the page as seen: drawings fill their plots, no navigation, light ground', async ({
  page,
  signIn,
  watch,
}) => {
  // The browser's word on this test, which reads the pixels of one canvas again and again.
  watch.tolerate(/Canvas2D: Multiple readback/)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(() => {
    // Paper is laid out without a notice of new sizes in time to draw again.
    const Real = window.ResizeObserver
    let paper = false
    matchMedia('print').addEventListener('change', ({ matches }) => (paper = matches))
    window.ResizeObserver = class extends Real {
      constructor(callback: ResizeObserverCallback) {
        super((entries, observer) => {
          if (!paper) callback(entries, observer)
        })
      }
    }
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner')
  await page.getByRole('option').first().waitFor()
  const drawn = page.locator('canvas')
  // Both charts, though the second is out of sight.
  await expect(drawn).toHaveCount(2)
  /** How many of the pixels of a plot have ink. */
  const inked = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .locator('canvas')
      .evaluate((sheet: HTMLCanvasElement) => {
        const { data } = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height) ?? { data: [] }
        return data.filter((one, at) => at % 4 === 3 && one > 0).length
      })
  await expect.poll(() => inked('Day curve')).toBeGreaterThan(5000)
  const month = await inked('Energy')
  expect(month).toBeGreaterThan(5000)
  await page.getByRole('region', { name: 'Energy', exact: true }).getByText('Year', { exact: true }).click()
  await expect.poll(() => inked('Energy')).not.toBe(month)
  await quiet(page)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((url) => url.includes('/library-'))).toEqual([])
  await page.emulateMedia({ media: 'print' })
  // Paper held sideways is as wide as a small desk.
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.setViewportSize({ width: 760, height: 1100 })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner').filter({ hasText: 'Heliograph' })).toHaveCount(0)
  await expect(page.getByRole('listbox')).toBeHidden()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  const misfits = await drawn.evaluateAll((canvases) =>
    canvases.flatMap((canvas) => {
      const plot = canvas.closest('[aria-hidden=true]')?.parentElement?.getBoundingClientRect()
      const box = canvas.getBoundingClientRect()
      const off = plot
        ? [box.left - plot.left, plot.right - box.right, box.top - plot.top, plot.bottom - box.bottom]
        : [NaN]
      return off.every((px) => Math.abs(px + 2) < 1.5) ? [] : [off.map(Math.round).join()]
    }),
  )
  expect(misfits).toEqual([])
  // Nothing keeps a part of the page to itself, where paper could not scroll to it.
  const cut = await page.evaluate(() => {
    const page = document.querySelector('main')
    return page === null ? null : document.documentElement.scrollHeight - page.scrollHeight
  })
  expect(cut).toBeGreaterThanOrEqual(0)
  // Nor is there paper after the last panel.
  const rest = await page
    .getByRole('region')
    .last()
    .evaluate(
      (panel) => document.documentElement.scrollHeight - panel.getBoundingClientRect().bottom - scrollY,
    )
  expect(rest).toBeLessThan(2)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('22: S2-20 paper has nothing to press: lists have all their columns, figures of alarms are whole, details have no way to delete the plant; the report on the way of a logger is one page of A4', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { path: '/version' })
  for (const [name, path] of [
    ['Devices', '/plant/infos/device?plant=63400030'],
    ['Plants', '/plants?m=0'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await go(page, path)
    await expect(page.getByRole('grid', { name })).toBeVisible()
    await quiet(page)
    const rows = page.getByRole('grid').getByRole('row')
    await expect(rows.nth(1)).toBeVisible()
    const columns = await page.getByRole('columnheader').count()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 760, height: 1100 })
    await expect(rows.nth(1)).toBeVisible()
    const cut = await page.getByRole('grid').evaluate((grid) => {
      const cells = [...grid.querySelectorAll('[role=columnheader], [role=gridcell]')]
      const boxes = cells.map((cell) => cell.getBoundingClientRect()).filter(({ width }) => width > 0)
      return boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length
    })
    expect(cut).toBe(0)
    // A figure that is cut is another one.
    const figures = await page.getByRole('grid').evaluate((grid) => {
      const parts = [...grid.querySelectorAll('[data-end]')].filter((part) => part.clientWidth > 0)
      return parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent)
    })
    expect(figures).toEqual([])
    // Neither ticks nor the column of actions.
    expect(await page.getByRole('columnheader').count()).toBeLessThan(columns)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: /^(Add|New|Create|Edit|Delete|Columns|Views|Export)/ }),
    ).toHaveCount(0)
  }

  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await go(page, '/plant/infos/alert?plant=63400030')
  const figures = page.getByRole('group').filter({ hasText: 'Oldest unacknowledged' }).getByRole('listitem')
  await expect(figures).toHaveCount(8)
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 760, height: 1100 })
  const cut = await figures.evaluateAll((all) => {
    const room = all[0]?.parentElement?.getBoundingClientRect().right ?? 0
    return all.filter((one) => one.getBoundingClientRect().right > room + 1).length
  })
  expect(cut).toBe(0)
  await expect(page.getByRole('link', { name: 'Blocked alarms' })).toHaveCount(0)
  const [last, head] = await Promise.all([
    figures.last().boundingBox(),
    page.getByRole('columnheader').first().boundingBox(),
  ])
  expect((head?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThan(24)

  await page.emulateMedia({ media: 'screen' })
  await go(page, '/plant/infos/detail?plant=63400030')
  const remove = page.getByRole('button', { name: 'Delete plant' })
  await expect(remove).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Danger zone' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Edit|Copy|Change|Show)/ })).toHaveCount(0)
  await expect(page.getByText('Feldweg 7, Potsdam, Germany')).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await go(page, '/communicationReport?serial=LG59764156')
  await page.getByRole('region', { name: 'What happened' }).waitFor()
  const report = await page.pdf({ format: 'A4', printBackground: true })
  expect(report.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})
