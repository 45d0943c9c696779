import { HOME } from './support/forms'
import { expect, test } from './support/test'

test('S2-15 a plant is offered, accepted by the other side, and both see how it stands', async ({
  page,
  signIn,
  server,
  axe,
  watch,
}) => {
  watch.tolerate(/status of 400/)
  await signIn('owner', { path: `/plant/infos/relate?plant=${HOME}` })
  const ownership = page.getByRole('region', { name: 'Ownership' })
  await expect(ownership).toContainText('Owner: Robin Harbour')
  await ownership.getByRole('button', { name: 'Transfer ownership' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer ownership' })
  const go = dialog.getByRole('button', { name: 'Transfer ownership' })
  await dialog.getByLabel('New owner').fill('nobody@reed.example')
  await dialog.getByLabel('Maintain').check()
  await expect(go).toBeDisabled()
  await dialog.getByLabel(/^Type “Kranichhof”/).fill('Kranichhof')
  await go.click()
  await expect(dialog.getByLabel('New owner')).toHaveAccessibleDescription(/This account does not exist/)
  await axe('[role=dialog]')
  await dialog.getByLabel('New owner').fill('new@heliograph.example')
  await go.click()
  await expect(ownership).toContainText('Robin Harbour offers Kranichhof to Nova Lake.')
  await expect(ownership.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(ownership.getByRole('button', { name: 'Transfer ownership' })).toHaveCount(0)

  await page.context().clearCookies()
  await signIn('new')
  const mine = page.getByRole('region', { name: 'Plants for you' })
  await expect(mine).toContainText('Robin Harbour keeps: Maintain')
  await axe()
  await mine.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
  await page.getByRole('link', { name: 'Related', exact: true }).click()
  await expect(ownership).toContainText('Owner: Nova Lake')
  await expect(page.getByRole('region', { name: 'Who changed what' })).toContainText('became the owner')
  const former = page.getByRole('row').filter({ hasText: 'Former owner' })
  await expect(former).toContainText('Robin Harbour')
  await former.getByRole('button', { name: 'End access' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click()
  await expect(former).toHaveCount(0)
  expect((await server.requests()).filter(({ status }) => status === 403)).toEqual([])
})
