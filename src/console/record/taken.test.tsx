import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { json } from '../../../tests/support/fake-fetch'
import { quickUser } from '../../../tests/support/quick-user'
import { renderPart } from '../../../tests/support/render-part'
import { useSignedInServices } from '../services/signed-in-context'
// Loaded before, as a browser has it from its first form on.
import './form-body'
import { RecordForm } from './record-form'
import { useRecord } from './use-record'

/** A record under its name, with two forms of it open. */
function Open({ onTaken }: { onTaken: () => void }) {
  const plan = useSignedInServices().plans.get('roles')
  const { record } = useRecord(plan, 7)
  const form = <RecordForm plan={plan} id={7} onSaved={() => undefined} onTaken={onTaken} />
  return (
    <>
      <h1>{String(record?.['name'])}</h1>
      <section aria-label="one">{form}</section>
      <section aria-label="other">{form}</section>
    </>
  )
}

it('16: *Take theirs* is seen above the form, by who opened it, and in every other form that is open', async () => {
  const stored = { id: 7, name: 'Day shift', codes: ['user'], builtIn: false, changeable: true }
  let now = stored
  let taken = 0
  const answers = {
    '/auth-s/auth/role': ({ method }: { method: string }) =>
      method === 'GET' ? json([now]) : json({ code: 'RECORD_CHANGED' }, 409),
  }
  const user = quickUser()
  await renderPart(
    <MemoryRouter>
      <Open onTaken={() => (taken += 1)} />
    </MemoryRouter>,
    { answers },
  )
  const one = within(await screen.findByRole('region', { name: 'one' }))
  const other = within(await screen.findByRole('region', { name: 'other' }))
  const name = (form: typeof one) => form.getByRole('textbox', { name: /^Name/ })
  await waitFor(() => expect(name(one)).toHaveValue('Day shift'))
  await waitFor(() => expect(name(other)).toHaveValue('Day shift'))
  const reading = (form: typeof one) => form.getByRole('checkbox', { name: 'See roles' })
  expect(await other.findByRole('checkbox', { name: 'See roles' })).not.toBeChecked()

  await user.type(name(one), ' of mine')
  await user.type(name(other), ' of another')
  now = { ...stored, name: 'Theirs', codes: ['user', 'role:read'] }
  await user.click(one.getByRole('button', { name: 'Save' }))
  await user.click(await one.findByRole('button', { name: 'Take theirs' }))
  expect(name(one)).toHaveValue('Theirs')
  expect(taken).toBe(1)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Theirs'))
  // Another form keeps what was typed in it, and has the rest as it is now.
  expect(name(other)).toHaveValue('Day shift of another')
  expect(reading(other)).toBeChecked()
})
