import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { OurList } from '../../../tests/bench/list-page/our-list'
import { rowsOf } from '../../../tests/bench/list-page/rows'

/** jsdom lays nothing out; the virtual rows want a height. */
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 })
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 })

async function shown(count: number) {
  const asked: string[] = []
  let lists = 0
  render(
    <OurList
      given={{
        rows: rowsOf(count),
        onList: () => {
          lists += 1
        },
        can: ({ resource, action }) => {
          asked.push(`${String(resource)} ${action}`)
          return Promise.resolve({ can: true })
        },
      }}
    />,
  )
  const grid = await screen.findByRole('grid')
  await within(grid).findByRole('row', { name: /Site 00001/ })
  await within(grid).findByRole('button', { name: 'Delete: Site 00001 Harbour' })
  return { grid, asked, lists: () => lists }
}

describe('a list of sixty rows', () => {
  it('asks for a permission once per action, not per row (pitfall P3), and the server nothing more when rows are hovered, chosen and walked', async () => {
    const { grid, asked, lists } = await shown(60)
    const rows = () => grid.querySelectorAll('[role=row]')
    expect(rows().length).toBeGreaterThan(20)
    expect(asked.length).toBe(new Set(asked).size)
    expect(asked).toContain('sites delete')
    const [before, questions] = [lists(), asked.length]
    expect(before).toBe(1)
    for (const row of rows()) fireEvent.pointerEnter(row)
    for (const row of rows()) fireEvent.mouseOver(row)
    await userEvent.click(within(grid).getByRole('checkbox', { name: /Site 00002/ }))
    await userEvent.click(within(grid).getByRole('button', { name: 'Delete: Site 00003 Quarry' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(lists()).toBe(before)
    expect(asked.length).toBe(questions)
  })

  it('has columns that are resized by keys, kept, and given back to their tracks', async () => {
    const { grid } = await shown(3)
    const edge = within(grid).getByRole('separator', { name: 'Width of column Name' })
    vi.spyOn(edge.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 200, 40),
    )
    const tracks = () => (grid.parentElement as HTMLElement).style.getPropertyValue('--tracks')
    const free = tracks()
    fireEvent.keyDown(edge, { key: 'ArrowRight' })
    expect(tracks()).toContain(' 216px ')
    fireEvent.keyDown(edge, { key: 'Home' })
    expect(tracks()).toBe(free)
  })

  it('asks for no further page when it ends in sight', async () => {
    const { grid, lists } = await shown(20)
    fireEvent.keyDown(within(grid).getByRole('row', { name: /Site 00001/ }), { key: 'End' })
    expect(await within(grid).findByRole('row', { name: /Site 00020/ })).toBeVisible()
    expect(lists()).toBe(1)
  })
})

it('S2-72 a view in place of the table keeps its place with a skeleton until its part is loaded', async () => {
  const view = lazy(() => new Promise<never>(() => undefined))
  render(<OurList given={{ rows: rowsOf(3), view }} />)
  const list = await screen.findByRole('region', { name: 'Sites' })
  await waitFor(() => expect(list.querySelector('[aria-busy=true] .hg-skeleton')).toBeVisible())
})
