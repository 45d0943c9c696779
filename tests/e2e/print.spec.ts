import { expect, test } from './support/test'

test('print gives the page as seen: drawings fill their plots, no navigation, light ground', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    // Paper is laid out without anybody being told of new sizes in time to draw again.
    const Real = window.ResizeObserver
    let paper = false
    matchMedia('print').addEventListener('change', ({ matches }) => (paper = matches))
    window.ResizeObserver = class extends Real {
      constructor(tell: ResizeObserverCallback) {
        super((entries, observer) => {
          if (!paper) tell(entries, observer)
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
  await page.emulateMedia({ media: 'print' })
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
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('S2-20 the report on the way of a logger is one page of A4', async ({ page, signIn }) => {
  await signIn('owner', { path: '/communicationReport?serial=LG59764156' })
  await page.getByRole('region', { name: 'What happened' }).waitFor()
  const paper = await page.pdf({ format: 'A4', printBackground: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})
