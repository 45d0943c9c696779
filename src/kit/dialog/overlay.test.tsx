import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { AboveDialogs } from './above-dialogs'
import { Overlay } from './overlay'
import { topmostDialog } from './top-layer'

const dialog = (name: string) => screen.getByRole<HTMLDialogElement>('dialog', { name })

it('what the browser cancels or closes by itself is closed as by the button', async () => {
  const onClose = vi.fn()
  await renderPart(
    <Overlay shape="box" title="Box" onClose={onClose}>
      Text
    </Overlay>,
  )
  expect(fireEvent(dialog('Box'), new Event('cancel', { cancelable: true }))).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
  act(() => dialog('Box').close())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(dialog('Box')).toHaveAttribute('open')
})

function Layers() {
  const [open, setOpen] = useState<readonly string[]>([])
  const toggle = (name: string) =>
    setOpen(open.includes(name) ? open.filter((one) => one !== name) : [...open, name])
  return (
    <>
      <main>
        {['drawer', 'box'].map((name) => (
          <button key={name} onClick={() => toggle(name)}>
            Toggle {name}
          </button>
        ))}
      </main>
      <AboveDialogs>
        <p>Saved</p>
      </AboveDialogs>
      {(['drawer', 'box'] as const)
        .filter((name) => open.includes(name))
        .map((name) => (
          <Overlay key={name} shape={name} title={name} onClose={() => toggle(name)}>
            <input data-autofocus aria-label={`In ${name}`} />
          </Overlay>
        ))}
    </>
  )
}

it('a box stays above a drawer that comes late, with the focus; what is said of the whole console stands in the topmost', async () => {
  const user = userEvent.setup()
  await renderPart(<Layers />)
  const said = () => screen.getByText('Saved').closest('dialog')
  expect(said()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Toggle box' }))
  expect(said()).toBe(dialog('box'))
  expect(screen.getByLabelText('In box')).toHaveFocus()

  act(() => screen.getByRole('button', { name: 'Toggle drawer' }).click())
  expect(topmostDialog()).toBe(dialog('box'))
  expect(said()).toBe(dialog('box'))
  expect(screen.getByLabelText('In box')).toHaveFocus()

  await user.keyboard('{Escape}')
  expect(said()).toBe(dialog('drawer'))
  expect(dialog('drawer')).toContainElement(document.activeElement as HTMLElement)
  act(() => screen.getByRole('button', { name: 'Toggle drawer' }).click())
  expect(said()).toBeNull()
})

function DrawerWithNote() {
  const [noting, setNoting] = useState(true)
  return (
    <Overlay shape="drawer" title="Alarm" onClose={() => undefined}>
      {noting && (
        <Overlay shape="box" title="Note" onClose={() => setNoting(false)}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              setNoting(false)
            }}
          >
            <textarea aria-label="Text" />
            <button>Send</button>
          </form>
        </Overlay>
      )}
    </Overlay>
  )
}

it('a note that is sent from a box over a drawer leaves the drawer and its address where they are', async () => {
  for (const address of ['/list', '/record']) window.history.pushState(null, '', address)
  const user = userEvent.setup()
  await renderPart(<DrawerWithNote />)
  const guarded = () => (window.history.state as { guarded?: boolean } | null)?.guarded === true
  await user.type(screen.getByLabelText('Text'), 'Fuse ordered')
  await waitFor(() => expect(guarded()).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(guarded()).toBe(false))
  // Whoever would go on back from here does so in turns of their own.
  for (const _ of [1, 2, 3]) await new Promise((over) => setTimeout(over, 20))
  expect(window.location.pathname).toBe('/record')
  expect(guarded()).toBe(false)
})
