import { expect, test } from './support/test'

test('S2-36 what is hidden in a picture is in none of the bytes that leave', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('owner', { path: '/account/settings/suggestion' })
  await expect(page.getByLabel(/^Screenshots/)).toBeVisible()
  // The box has three lines before anything is in it.
  expect((await page.getByLabel(/^What you want/).boundingBox())?.height).toBeGreaterThan(66)
  const picture = await page.screenshot()
  await page.setInputFiles('input[type=file]', { name: 'screen.png', mimeType: 'image/png', buffer: picture })
  const stage = page.getByRole('application', { name: 'Picture with a frame' })
  await expect(stage).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hidden parts: 1')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Attach picture' }).click()
  const sent = page.locator('img[src*="/store-s/object/"]')
  await expect(sent).toBeVisible()
  // The middle of the frame that the keys moved: cells, each of one colour, far wider than a letter.
  const colours = await sent.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const cell = Math.floor((canvas.width * 0.3) / 6)
    const from = [canvas.width * 0.35 + cell + 8, canvas.height * 0.35 + 12] as const
    const { data } = pen?.getImageData(from[0], from[1], cell - 16, 8) ?? { data: [] }
    const red = Array.from(data).filter((_, at) => at % 4 === 0)
    return Math.max(...red) - Math.min(...red)
  })
  expect(colours).toBeLessThan(8)
})
