import { rows } from './support/lists'
import { readable } from './support/readable'
import { go, quiet } from './support/seen'
import { speaks } from './support/session'
import { expect, test } from './support/test'

const AT = (plant: number, more = '') => `/plant/infos/device?plant=${String(plant)}${more}`

// Contrast and all other rules: `screens.spec.ts`.
test('in German at 360 px nothing is cut off, nor are the choices of a filter, and the menus of a list stay on the screen', async ({
  page,
  signIn,
  server,
}) => {
  await speaks(page, server, 'de')
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner', { path: AT(63400030) })
  await expect(page.getByText('Wechselrichter').first()).toBeVisible()
  const found = await readable(page, ['devices', 'gateways', 'engine', 'words', 'faults'])
  expect(found.raw).toEqual([])
  expect(found.clipped).toEqual([])

  // There the box of a choice stands beside its operator, and is at its narrowest.
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('admin', { path: '/members' })
  await page.getByRole('button', { name: 'Filter hinzufügen' }).click()
  await page.getByRole('list').getByRole('button', { name: 'Rolle', exact: true }).click()
  await page.getByRole('combobox', { name: 'Rolle' }).click()
  await expect(page.getByTitle('Mitglied der Organisation').last()).toBeVisible()
  expect((await readable(page, ['members', 'engine', 'words'])).clipped).toEqual([])
  for (let popup = 0; popup < 2; popup += 1) await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('list', { name: 'Mitglieder' }).getByRole('listitem')).toHaveCount(3)
  for (const name of [/^Ansichten/, /^Spalten$/, /^Exportieren$/]) {
    await page.getByRole('button', { name }).first().click()
    const box = await page.locator('.hg-menu-list:popover-open').boundingBox()
    expect(box?.x, String(name)).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999), String(name)).toBeLessThanOrEqual(360)
    await page.keyboard.press('Escape')
  }
})

test('26: an optimizer shows its own serial: the end of it is in sight, whatever the column gives; devices are compared side by side, listed and as a tree in colours that can be read, and the last row that the keys go to is in sight', async ({
  page,
  signIn,
  axe,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner', { path: AT(63400030, '&m=1') })
  await expect(page.getByRole('treeitem', { name: /Inverter 1/ })).toBeVisible()
  await axe()
  await go(page, AT(63400020))
  await quiet(page)
  await axe()
  for (const name of ['Inverter 1', 'Optimizer 1'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('columnheader')).toHaveCount(3)
  await expect(dialog.getByRole('rowheader', { name: 'SN', exact: true })).toBeVisible()
  await axe('[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const cell = page.getByRole('row', { name: /Optimizer 12/ }).getByText(/^OP\d+12$/)
  const clipped = () => cell.evaluate((text) => text.scrollWidth > text.clientWidth)
  await cell.scrollIntoViewIfNeeded()
  expect(await clipped()).toBe(false)
  await page.getByRole('separator', { name: 'Width of column Serial number' }).focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(clipped).toBe(true)
  // Where the text is cut it is its beginning that goes.
  expect(await cell.evaluate((text) => getComputedStyle(text).direction)).toBe('rtl')
  // A letter acts on a row that one sees, also on a low screen, and with what can be done with the chosen ones over it.
  const [first, last] = [page.getByRole('row', { name: /Logger 1/ }), rows(page).last()]
  await rows(page).first().getByRole('checkbox').check()
  const bar = page.getByRole('toolbar')
  for (const height of [900, 480]) {
    await page.setViewportSize({ width: 1440, height })
    await rows(page).first().focus()
    await page.keyboard.press('Home')
    await expect(first).toBeFocused()
    await page.keyboard.press('End')
    await expect(first).not.toBeInViewport()
    await expect(last).toBeFocused()
    const left = async () => {
      const [row, over] = await Promise.all([last.boundingBox(), bar.boundingBox()])
      return (over?.y ?? 0) - (row?.y ?? 999) - (row?.height ?? 999)
    }
    await expect.poll(left, `${height} px`).toBeGreaterThanOrEqual(0)
    expect(await left()).toBeLessThan(40)
  }
})
