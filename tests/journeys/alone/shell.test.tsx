import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { namedPlant } from '../../../src/domain/plants/named-plant'
import { renderApp } from '../../support/render-app'

const drawn = vi.hoisted(() => ({ shell: 0, bar: 0, rail: 0 }))
/** How long it takes to judge who may do what, ms. */
const judging = vi.hoisted(() => ({ ms: 0 }))

vi.mock(import('../../../src/app/layout/shell'), async (original) => {
  const { Shell } = await original()
  return {
    Shell: (props) => {
      drawn.shell++
      return Shell(props)
    },
  }
})
vi.mock(import('../../../src/app/layout/top-bar'), async (original) => {
  const { TopBar } = await original()
  return {
    TopBar: (props) => {
      drawn.bar++
      return TopBar(props)
    },
  }
})
vi.mock(import('../../../src/app/layout/rail'), async (original) => {
  const { Rail } = await original()
  return {
    Rail: () => {
      drawn.rail++
      return Rail()
    },
  }
})

vi.mock(import('../../../src/providers/authorizer'), async (original) => {
  const { createAuthorizer } = await original()
  return {
    createAuthorizer: async (...given) => {
      if (judging.ms > 0) await new Promise((resolve) => setTimeout(resolve, judging.ms))
      return createAuthorizer(...given)
    },
  }
})

beforeEach(() => {
  Object.assign(drawn, { shell: 0, bar: 0, rail: 0 })
  judging.ms = 0
})

it.each([
  ['/plants', 'grid'],
  ['/plant/infos/data', 'listbox'],
])(
  'from the page of %s to its rows the shell is drawn a few times, not with each reply',
  async (at, role) => {
    const app = await renderApp({ at, as: 'admin' })
    await waitFor(() => expect(document.querySelector(`#content [role=${role}]`)).toBeVisible())
    await screen.findByRole('main')
    expect(drawn.shell).toBeGreaterThan(0)
    expect(drawn.shell).toBeLessThanOrEqual(3)
    expect(drawn.bar).toBeLessThanOrEqual(3)
    // Replies that come one by one draw the counts of the menu anew.
    expect(drawn.rail).toBeLessThanOrEqual(8)
    expect((await app.requests()).length).toBeGreaterThan(9)
  },
)

it('what the menu offers a person stays in it while they go from plant to plant', async () => {
  // A slow processor takes its time to judge; what is not known meanwhile would be left out.
  judging.ms = 100
  const { booted } = await renderApp({ at: '/members', as: 'admin' })
  const { currentPlant } = booted.services
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  const members = await within(menu).findByRole('link', { name: 'Members' })
  const gone: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes) removedNodes.forEach((node) => gone.push(node.textContent ?? ''))
  })
  watch.observe(menu, { childList: true, subtree: true })
  act(() => currentPlant.select(namedPlant(63900014)))
  await waitFor(() => expect(currentPlant.getState().detail).toBe('ready'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  watch.disconnect()
  expect(gone).toEqual([])
  expect(members).toBeVisible()
})
