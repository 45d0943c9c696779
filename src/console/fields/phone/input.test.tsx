import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { createCloud } from '../../../../mocks/cloud/index'
import { quickUser } from '../../../../tests/support/quick-user'
import { renderPart } from '../../../../tests/support/render-part'
import { field } from '../../../schema/field'
import { useSignedInServices } from '../../services/signed-in-context'
import { PhoneInput } from './input'
import { PLAIN_INPUT } from '../../../../tests/support/plain-input'

function Form(props: { given: string }) {
  const { plans } = useSignedInServices()
  const [value, setValue] = useState<unknown>(props.given)
  return (
    <>
      <label htmlFor="box">Phone</label>
      <PhoneInput
        plan={plans.get('plant-profile')}
        name="phone"
        field={field.phone()}
        id="box"
        {...PLAIN_INPUT}
        value={value}
        onChange={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

async function form(given: string) {
  const cloud = createCloud({ now: () => Date.parse('2026-06-20T11:00:00Z'), plants: 1 })
  await renderPart(<Form given={given} />, {
    as: 'owner',
    cloud: async (path, init) =>
      (await cloud.handle(new Request(new URL(path, 'http://localhost'), init))) ??
      new Response(null, { status: 404 }),
  })
  const user = quickUser()
  const prefix = () => screen.getByRole('combobox').closest('.ant-select')?.textContent ?? ''
  return { user, prefix, box: await screen.findByLabelText('Phone'), kept: () => screen.getByRole('status') }
}

describe('11: a phone number in a form', () => {
  it('begins with the prefix of the own country, and a number typed without + is one of that country', async () => {
    const { user, prefix, box, kept } = await form('')
    await waitFor(() => expect(prefix()).toContain('+49'))
    expect(kept()).toHaveTextContent('""')
    await user.type(box, '01520 7654321')
    await user.tab()
    expect(kept()).toHaveTextContent('"+49 1520 7654321"')
    expect(box).toHaveValue('1520 7654321')
    await user.clear(box)
    expect(kept()).toHaveTextContent('""')
    expect(prefix()).toContain('+49')
  })

  it('shows the prefix of the number that is there, and 00 typed is a +', async () => {
    const { user, prefix, box, kept } = await form('+44 20 7946 0958')
    await waitFor(() => expect(prefix()).toContain('+44'))
    expect(box).toHaveValue('20 7946 0958')
    await user.clear(box)
    await user.type(box, '0033 1 4020 5050')
    await user.tab()
    expect(kept()).toHaveTextContent('"+33 1 4020 5050"')
    expect(prefix()).toContain('+33')
  })
})
