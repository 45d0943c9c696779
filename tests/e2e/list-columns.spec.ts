import type { Page } from '@playwright/test'
import { cutCells, heads, rows } from './support/lists'
import { go, quiet } from './support/seen'
import { speaks } from './support/session'
import { expect, test } from './support/test'

const names = async (page: Page) =>
  (await heads(page).allInnerTexts()).map((name) => name.trim()).filter((name) => name !== 'Actions')

/** That the order is remembered: `tests/journeys/list-keys.test.tsx`. */
test('26: what a row offers under the pointer covers no data, and each head stands above its column, scrolled sideways too; columns are put in order by dragging, and nothing goes before the name', async ({
  page,
  signIn,
}) => {
  const edges = async () => {
    const boxes = [
      await page.getByRole('columnheader').nth(1).boundingBox(),
      await rows(page).first().getByRole('gridcell').nth(1).boundingBox(),
    ]
    return boxes.map((box) => Math.round(box?.x ?? -1))
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('admin', { path: '/roles' })
  for (const [path, name] of [
    ['/roles', 'Roles'],
    ['/plant/infos/device?plant=63900001', 'Devices'],
    ['/alerts?m=0', 'Alarms'],
  ] as const) {
    await go(page, path)
    await expect(page.getByRole('grid', { name })).toBeVisible()
    await quiet(page)
    const row = rows(page).first()
    await row.hover()
    // Where columns are wider than the window, those at its edge go on below until one scrolls to the end.
    await page.mouse.wheel(2_000, 0)
    const action = row.getByRole('button').last()
    await expect(action).toBeInViewport()
    /** Cells of whose words, as far as they are drawn, a part lies below a button of the row. */
    const covered = await row.evaluate((line) => {
      const own = [...line.children].at(-1)
      const over = [...(own?.querySelectorAll('button') ?? [])].map((one) => one.getBoundingClientRect())
      return [...line.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
        if (cell === own || own?.contains(cell)) return []
        const frame = cell.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(cell)
        const meets = [...words.getClientRects()].some((box) =>
          over.some(
            (one) => box.width > 0 && box.left < one.right && Math.min(box.right, frame.right) > one.left,
          ),
        )
        return meets ? [cell.textContent] : []
      })
    })
    expect(covered).toEqual([])
  }
  // Beside boxes to tick, of the widest list.
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(async () => {
      const [head, cell] = await edges()
      expect(head).toBe(cell)
    }).toPass()
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  await go(page, '/members')
  await expect(rows(page)).toHaveCount(3)
  expect((await names(page)).slice(0, 4)).toEqual(['Name', 'Role', 'State', 'E-mail'])
  await page.getByRole('button', { name: 'Columns' }).click()
  const item = (name: string) =>
    page.getByRole('list', { name: 'Columns' }).getByRole('listitem').filter({ hasText: name })
  await item('E-mail').dragTo(item('Role'))
  await expect(async () => {
    expect((await names(page)).slice(0, 4)).toEqual(['Name', 'E-mail', 'Role', 'State'])
  }).toPass()
  await item('State').dragTo(item('Name'))
  await expect(async () => {
    expect((await names(page)).slice(0, 4)).toEqual(['Name', 'State', 'E-mail', 'Role'])
  }).toPass()
  await page.getByRole('button', { name: 'As delivered' }).click()
  await expect(async () => {
    expect((await names(page)).slice(0, 4)).toEqual(['Name', 'Role', 'State', 'E-mail'])
  }).toPass()
})

test('in Spanish a state that has no room in its column ends in an ellipsis and is said whole; the word of an alarm goes whole', async ({
  page,
  signIn,
  server,
}) => {
  await speaks(page, server, 'es')
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn('admin', { path: '/plants?view=table' })
  const state = page.getByRole('grid').getByText('Parcialmente sin conexión')
  await expect(state.first()).toBeVisible()
  expect(await cutCells(page)).toEqual([])

  await go(page, '/plant/infos/data?plant=63900001')
  const alarm = page.getByRole('option', { name: 'Parcialmente sin conexión' }).getByTitle('Alarma').first()
  await expect(alarm).toBeVisible()
  // Its word is seen whole or not at all.
  const isCut = await alarm.evaluate((mark) => {
    const range = document.createRange()
    range.selectNodeContents(mark.lastChild as Node)
    const [word, box] = [range.getBoundingClientRect(), mark.getBoundingClientRect()]
    return word.top < box.bottom - 1 && word.right > box.right + 1
  })
  expect(isCut).toBe(false)
})
