import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { quickUser } from '../../../tests/support/quick-user'
import { renderPart } from '../../../tests/support/render-part'
import { lazyPart } from '../../kit/parts/lazy-part'
import type { InputProps } from '../fields/types'
import { useSignedInServices } from '../services/signed-in-context'
import { FieldRow } from './field-row'

const user = quickUser()

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

function Capacity() {
  const plan = useSignedInServices().plans.get('plants')
  const [value, put] = useState<unknown>(null)
  const field = plan.fields['capacity']
  if (field === undefined) return null
  const given = { plan, field, id: 'capacity', value, record: {}, zone: null, disabled: false, error: null }
  return (
    <>
      <FieldRow {...given} name="capacity" onChange={put} />
      <button>Create</button>
    </>
  )
}

const LIMITS = 'From 0.1 kWp to 1,000,000 kWp.'

it('a limit is reported when the field is left, not while typing, and not for an empty field', async () => {
  await renderPart(<Capacity />)
  const box = await screen.findByRole('textbox')
  await user.click(box)
  await user.tab()
  expect(box).toHaveAttribute('aria-invalid', 'false')
  await user.type(box, '1000000000')
  expect(screen.queryByText(LIMITS)).toBeNull()
  await user.tab()
  expect(screen.getByText(LIMITS)).toBeInTheDocument()
  expect(box).toHaveAccessibleDescription(LIMITS)
  await user.type(box, '{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(screen.queryByText(LIMITS)).toBeNull()
})

it('limits stand as the language writes numbers', async () => {
  await renderPart(<Capacity />, { language: 'de' })
  await user.type(await screen.findByRole('textbox'), '0,05')
  await user.tab()
  expect(screen.getByText('Von 0,1 kWp bis 1.000.000 kWp.')).toBeInTheDocument()
})

it('a button that is pressed does not move away under the pointer', async () => {
  await renderPart(<Capacity />)
  await user.type(await screen.findByRole('textbox'), '1000000000')
  await user.click(screen.getByRole('button', { name: /^Create/ }))
  expect(screen.queryByText(LIMITS)).toBeNull()
})

function Commissioned() {
  const plan = useSignedInServices().plans.get('plants')
  const [value, put] = useState<unknown>(null)
  const field = plan.fields['commissioned']
  if (field === undefined) return null
  const given = { plan, field, id: 'day', value, record: {}, zone: null, disabled: false, error: null }
  return <FieldRow {...given} name="commissioned" onChange={put} />
}

it.each([
  ['that is none', '31.02.2026', /^Kein gültiges Datum\.$/],
  ['that is still to come', '30.06.2099', /^Nicht nach dem \d\d\.\d\d\.\d{4}\.$/],
])('a typed day %s is refused as soon as its box is left', async (_, typed, words) => {
  await renderPart(<Commissioned />, { language: 'de' })
  await user.type(await screen.findByRole('textbox'), typed)
  await user.tab()
  expect(await screen.findByText(words)).toBeInTheDocument()
})

const Searched = ({ id }: InputProps) => (
  <input id={id} role="combobox" aria-controls="choices" aria-expanded="false" />
)

function Choice() {
  const plan = useSignedInServices().plans.get('plants')
  const [judged, setJudged] = useState<string | null>(null)
  const field = plan.fields['type']
  if (field === undefined) return null
  const given = { plan, field, id: 'type', value: null, record: {}, zone: null, disabled: false }
  return (
    <>
      <FieldRow {...given} name="type" control={Searched} error={judged} onChange={() => undefined} />
      <button onClick={() => setJudged('Please fill this in.')}>Create</button>
    </>
  )
}

it('issue 11: what was typed into a choice and is none of it is no field that was left out', async () => {
  await renderPart(<Choice />)
  const box = await screen.findByRole('combobox')
  await user.type(box, 'Business')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Please choose from the list.')).toBeInTheDocument()
  expect(screen.queryByText('Please fill this in.')).toBeNull()
  await user.clear(box)
  await user.tab()
  expect(screen.getByText('Please fill this in.')).toBeInTheDocument()
})
