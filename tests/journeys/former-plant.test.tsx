import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { atEachChange } from '../support/each-change'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

prepareAlarms()

/** The viewer may see the alarms of this one and change nothing of it; of the other plant it is the other way round. */
const OTHER = { id: 63_400_030, name: 'Kranichhof' }
const FIRST = { id: 63_900_010, name: 'Zagroda Bursztynowa' }
const title = () => document.querySelector('h1')?.textContent ?? ''
/** Where the sign of alarms beside the title leads. */
const alarms = () =>
  document.querySelector('h1')?.closest('header')?.querySelector('a[href*="/alert?plant="]') ?? null
const edit = () => screen.queryByRole('button', { name: 'Edit Basics' })

it('S4-30 S4-35 S6-06 nothing that the former plant grants is in the page for a frame of the next', async () => {
  const app = await renderApp({ as: 'viewer', plants: 12, at: `/plant/infos/data?plant=${OTHER.id}` })
  const choose = async ({ name }: { name: string }) =>
    app.user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
  await waitFor(() => expect(alarms()).toBeVisible())
  const seen = new Set<string>()
  const end = atEachChange(() => {
    for (const one of document.querySelectorAll('main button, main a')) {
      const name = one.getAttribute('aria-label') ?? one.textContent
      if (name.startsWith('Edit')) seen.add(`${title()}: edits`)
    }
    const to = alarms()?.getAttribute('href')
    if (to) seen.add(`${title()}: ${to}`)
  })
  for (const plant of [FIRST, OTHER, FIRST]) {
    await choose(plant)
    await screen.findByRole('heading', { level: 1, name: plant.name })
    await waitFor(() => expect(alarms() !== null).toBe(plant === OTHER))
  }
  await go(`/plant/infos/detail?plant=${FIRST.id}`)
  await waitFor(() => expect(edit()).toBeVisible())
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(OTHER)
    await screen.findByRole('heading', { level: 1, name: OTHER.name })
    expect(await screen.findByRole('button', { name: 'Copy Name' })).toBeVisible()
    expect(window.location.search).toContain(`plant=${OTHER.id}`)
    expect(edit()).toBeNull()
    await choose(FIRST)
    await waitFor(() => expect(edit()).toBeVisible())
  }
  end()
  expect([...seen].toSorted()).toEqual([
    `${OTHER.name}: /plant/infos/alert?plant=${OTHER.id}`,
    `${FIRST.name}: edits`,
  ])
})
