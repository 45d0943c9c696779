import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { PLAIN_INPUT } from '../../../tests/support/plain-input'
import { renderPart } from '../../../tests/support/render-part'
import { type Field, field } from '../../schema/field'
import { useSignedInServices } from '../services/signed-in-context'
import { VIEWS } from './views'

/** An input that is drawn again with all around it, as in a list whenever rows come. Nobody takes what it says. */
function Redrawn(props: { of: Field; value: unknown }) {
  const [, setTurn] = useState(0)
  useEffect(() => {
    const redraw = () => setTurn((turn) => turn + 1)
    window.addEventListener('rows', redraw)
    return () => window.removeEventListener('rows', redraw)
  }, [])
  const plan = useSignedInServices().plans.get('plants')
  const { Input } = VIEWS[props.of.kind]
  return (
    <Input
      {...PLAIN_INPUT}
      {...{ plan, name: 'it', id: 'box', field: props.of, value: structuredClone(props.value) }}
      zone="Europe/Berlin"
      onChange={() => undefined}
    />
  )
}

/** Days stand as the reader writes them as soon as they are read. */
const TYPED: readonly (readonly [what: string, of: Field, value: unknown, typed: string, shown: string])[] = [
  ['a day in place of another', field.date(), '2026-06-17', '2026-06-18', '06/18/2026'],
  ['the last of two days', field.range({ over: 'date' }), { from: '2026-06-17', to: null }, '2026-06-18', '06/18/2026'],
  ['a time in place of another', field.instant(), Date.UTC(2026, 5, 17, 8) / 1000, '2026-06-18 10:30', '2026-06-18 10:30'],
] // oxfmt-ignore

it.each(TYPED)('%s that is typed stays while rows come beside it', async (_, of, value, typed, shown) => {
  await renderPart(<Redrawn of={of} value={value} />)
  const box = (await screen.findAllByRole('textbox')).at(-1) as HTMLInputElement
  await userEvent.clear(box)
  await userEvent.type(box, typed)
  expect(box).toHaveValue(shown)
  act(() => window.dispatchEvent(new Event('rows')))
  await act(() => new Promise((over) => setTimeout(over, 50)))
  expect(box).toBeInTheDocument()
  expect(box).toHaveValue(shown)
})
