import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { ListSearch } from './list-search'

afterEach(() => void vi.useRealTimers())

const sent: string[] = []
let arrive = (_: string): void => undefined

/** A list whose address takes what is searched some time later, as a busy page does. */
function List() {
  const [value, setValue] = useState('')
  useEffect(() => {
    arrive = setValue
  }, [])
  return (
    <ListSearch
      id="search"
      label="Search"
      value={value}
      onType={() => undefined}
      onSettle={(text) => sent.push(text)}
      answered
      empty={false}
      place={() => null}
    />
  )
}

async function show() {
  sent.splice(0)
  await renderPart(<List />)
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  vi.useFakeTimers()
  return {
    box,
    type: (text: string) => fireEvent.change(box, { target: { value: text } }),
    rest: () => act(() => vi.advanceTimersByTime(250)),
    reach: (text: string) => act(() => arrive(text)),
  }
}

it('letters typed while the address takes those before them stay, and are searched too', async () => {
  const { box, type, rest, reach } = await show()
  type('we')
  rest()
  type('wes')
  reach('we')
  expect(box.value).toBe('wes')
  rest()
  expect(sent).toEqual(['we', 'wes'])
})

it('so they do when two texts are on their way, and when the address skips one of them', async () => {
  const { box, type, rest, reach } = await show()
  for (const text of ['w', 'we', 'wes']) {
    type(text)
    rest()
  }
  type('west')
  reach('w')
  reach('wes')
  expect(box.value).toBe('west')
  rest()
  expect(sent).toEqual(['w', 'we', 'wes', 'west'])
})

it('a text that comes from outside replaces what stands here, also one that was searched before', async () => {
  const { box, type, rest, reach } = await show()
  type('roof')
  rest()
  reach('roof')
  type('west')
  rest()
  reach('west')
  reach('roof')
  expect(box.value).toBe('roof')
  reach('')
  expect(box.value).toBe('')
  rest()
  expect(sent).toEqual(['roof', 'west'])
})
