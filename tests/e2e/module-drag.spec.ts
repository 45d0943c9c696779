import { expect, test } from './support/test'

test('a module is dragged to another place, alone and without its neighbours’ words, and undo brings it back', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { path: '/plant/infos/component-layout?plant=63400020&edit=1' })
  const spot = (key: string) => page.locator(`[data-tile="${key}"]`)
  const serial = async (key: string) => (await spot(key).getAttribute('aria-label'))?.split(': ')[1]
  await expect(spot('0-1-2')).toBeVisible()
  const [first, other] = [await serial('0-0-0'), await serial('0-1-2')]
  await spot('0-0-0').hover()
  await page.mouse.down()
  await spot('0-0-1').hover()
  await spot('0-1-2').hover()
  await expect(spot('0-0-0')).toHaveAttribute('data-held')
  await expect(spot('0-1-2')).toHaveAttribute('data-over')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  await page.mouse.up()
  await expect(spot('0-1-2')).toHaveAttribute('aria-label', new RegExp(`: ${first}$`))
  await expect(spot('0-0-0')).toHaveAttribute('aria-label', new RegExp(`: ${other}$`))
  await expect(spot('0-0-0')).not.toHaveAttribute('data-held')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(spot('0-0-0')).toHaveAttribute('aria-label', new RegExp(`: ${first}$`))
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})
