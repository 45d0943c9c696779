import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { lazyPart } from '../../kit/parts/lazy-part'
import type { InputProps } from '../fields/types'
import { useSignedInServices } from '../services/signed-in-context'
import { FieldRow } from './field-row'

const Late = ({ id }: InputProps) => <input id={id} />
let arrive: (part: typeof Late) => void = () => undefined
const Control = lazyPart<InputProps>(() => new Promise((resolve) => (arrive = resolve)))

function Asking() {
  const plan = useSignedInServices().plans.get('roles')
  const field = plan.fields['name']
  if (field === undefined) return null
  const given = { plan, field, id: 'name', value: '', record: {}, zone: null, disabled: false, error: null }
  return <FieldRow {...given} name="name" control={Control} first onChange={() => undefined} />
}

it('the first field of a dialog has the focus as soon as its control has arrived', async () => {
  await renderPart(<Asking />, {})
  await screen.findByText('Name')
  expect(document.body).toHaveFocus()
  await act(async () => {
    arrive(Late)
    await Promise.resolve()
  })
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveFocus()
})
