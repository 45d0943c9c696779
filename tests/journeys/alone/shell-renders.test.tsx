import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../support/render-app'

const drawn = vi.hoisted(() => ({ shell: 0, bar: 0, rail: 0 }))

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

beforeEach(() => Object.assign(drawn, { shell: 0, bar: 0, rail: 0 }))

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
