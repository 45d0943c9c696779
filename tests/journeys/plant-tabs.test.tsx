import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atEachChange } from '../support/each-change'
import { renderApp } from '../support/render-app'

const FULL = ['Data', 'Alarms', 'Devices', 'Related', 'Details', 'Export', 'Layout']

/** Every row of tabs that stood there, in words, without those that hold a place alone. */
function watched() {
  const seen: { places: string[]; links: string[] }[] = []
  const look = () => {
    const row = document.querySelector('nav[aria-label="Plant pages"]')
    if (row === null || row.querySelector('a') === null) return
    seen.push({
      places: [...row.children].map(({ textContent }) => textContent),
      links: [...row.querySelectorAll('a')].map(({ textContent }) => textContent),
    })
  }
  return { seen, end: atEachChange(look) }
}

it('S2-12 the tabs of a plant keep their places from the first one on: those not judged yet hold theirs, unseen', async () => {
  const { seen, end } = watched()
  await renderApp({ as: 'owner', at: '/plant/infos/data?plant=63400030' })
  const links = () => within(screen.getByRole('navigation', { name: 'Plant pages' })).getAllByRole('link')
  await waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(FULL), {
    timeout: 20_000,
  })
  end()
  expect(seen[0]?.links).not.toEqual(FULL)
  for (const { places } of seen) expect(places).toEqual(FULL)
}, 40_000)

it('a tab that is refused leaves no place behind, and none is a link before it is granted', async () => {
  const { seen, end } = watched()
  await renderApp({ as: 'viewer', at: '/plant/infos/data' })
  await screen.findByRole('link', { name: 'Data' }, { timeout: 20_000 })
  await waitFor(() => expect(document.querySelector('main nav [data-held]')).toBeNull())
  end()
  const row = screen.getByRole('link', { name: 'Data' }).parentElement as HTMLElement
  const granted = within(row)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect([...row.children]).toHaveLength(granted.length)
  for (const { links } of seen) expect(granted).toEqual(expect.arrayContaining(links))
}, 40_000)

it('S2-12 below the tabs of a plant stands what is to come, from the first frame on', async () => {
  let first: boolean | null = null
  const end = atEachChange(() => {
    const row = document.querySelector('nav[aria-label="Plant pages"]')
    if (row !== null) first ??= row.parentElement?.querySelector(':scope .hg-skeleton, :scope h2') !== null
  })
  await renderApp({ as: 'owner', at: '/plant/infos/data?plant=63400030' })
  await screen.findByRole('navigation', { name: 'Plant pages' }, { timeout: 20_000 })
  end()
  expect(first).toBe(true)
}, 40_000)
