import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useToolbar } from './use-toolbar'

function Bar() {
  const { bar, ...keys } = useToolbar()
  const [draft, setDraft] = useState(true)
  return (
    <>
      <button>Before</button>
      <div {...keys} ref={bar} role="toolbar" tabIndex={-1} aria-label="Tools">
        <button>Undo</button>
        <span>{draft && <button onClick={() => setDraft(false)}>Drop</button>}</span>
        <button>Publish</button>
      </div>
      <button>After</button>
    </>
  )
}

const named = (name: string) => screen.getByRole('button', { name })

it('a toolbar is one stop of Tab, its arrows walk to both ends, and it remembers where it was left', async () => {
  render(<Bar />)
  await userEvent.click(named('Before'))
  const press = async (keys: string, name: string) => {
    await userEvent.keyboard(keys)
    expect(named(name)).toHaveFocus()
  }
  await press('{Tab}', 'Undo')
  await press('{ArrowRight}', 'Drop')
  await press('{ArrowLeft}{ArrowLeft}', 'Undo')
  await press('{End}{ArrowRight}', 'Publish')
  await press('{Tab}', 'After')
  await press('{Shift>}{Tab}{/Shift}', 'Publish')
  await press('{Home}', 'Undo')
})

it('a button that goes away leaves the bar in reach of Tab', async () => {
  render(<Bar />)
  await userEvent.click(named('Drop'))
  expect(screen.queryByText('Drop')).toBeNull()
  await userEvent.click(named('Before'))
  await userEvent.tab()
  expect(named('Undo')).toHaveFocus()
})
