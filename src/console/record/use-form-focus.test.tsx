import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { type FormFocus, useFormFocus } from './use-form-focus'

function Form(props: { parts: readonly string[]; hold: (focus: FormFocus) => void }) {
  const root = useRef<HTMLFormElement>(null)
  props.hold(useFormFocus(root, 'plant'))
  return (
    <form ref={root} aria-label="Plant">
      {props.parts.map((name) => (
        <input key={name} id={`plant-${name}`} aria-label={name} />
      ))}
      <button type="submit">Create</button>
    </form>
  )
}

it.each([
  ['goes to a field whose code is still on its way as soon as that is there', false],
  ['stays with whoever has gone on meanwhile', true],
])('17: the focus %s', async (_, goesOn) => {
  let focus: FormFocus | null = null
  const hold = (held: FormFocus) => (focus = held)
  const { rerender } = render(<Form parts={['note']} hold={hold} />)
  screen.getByRole('button').focus()
  ;(focus as FormFocus | null)?.focus('name')
  expect(screen.getByRole('button')).toHaveFocus()
  if (goesOn) screen.getByLabelText('note').focus()
  rerender(<Form parts={['name', 'note']} hold={hold} />)
  await Promise.resolve()
  await waitFor(() => expect(screen.getByLabelText(goesOn ? 'note' : 'name')).toHaveFocus())
})
