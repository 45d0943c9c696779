import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderPart } from '../../../../tests/support/render-part'
import { type Filter, validateValue } from '../../../schema/codec'
import { field } from '../../../schema/field'
import { useText } from '../../../kit/text/use-text'
import { FilterEditor } from '../../list/filter-editor'
import { useSignedInServices } from '../../services/signed-in-context'
import { NumberInput } from './input'
import { PLAIN_INPUT } from '../../../../tests/support/plain-input'

const CAPACITY = field.quantity({ unit: 'kWp' })

function Form() {
  const { plans } = useSignedInServices()
  const t = useText('engine')
  const [value, setValue] = useState<unknown>(1234.5)
  const refused = validateValue(CAPACITY, value)
  return (
    <>
      <label htmlFor="box">Capacity</label>
      <NumberInput
        plan={plans.get('plants')}
        name="capacity"
        field={CAPACITY}
        id="box"
        {...PLAIN_INPUT}
        value={value}
        onChange={setValue}
      />
      <output>{refused ? t(`invalid.${refused.key}`, { ...refused.values }) : JSON.stringify(value)}</output>
      <button onClick={() => setValue(7.25)}>Reset</button>
    </>
  )
}

describe('the box of a number', () => {
  it.each([
    ['de', '1234,5', '9,5', '9.5', '9,5'],
    ['de', '1234,5', '1.234,5', '1234.5', '1234,5'],
    ['de', '1234,5', '9.5', '9.5', '9,5'],
    ['en', '1234.5', '9,5', '9.5', '9.5'],
    ['en', '1234.5', '1,234.5', '1234.5', '1234.5'],
    ['fr', '1234,5', '1 234,5', '1234.5', '1234,5'],
  ])(
    '2: in %s shows %s, and %s typed is %s and stands as %s',
    async (language, first, typed, value, shown) => {
      await renderPart(<Form />, { language })
      const box = await screen.findByRole('textbox', { name: 'Capacity' })
      expect(box).toHaveProperty('value', first)
      await userEvent.clear(box)
      await userEvent.type(box, typed)
      expect(box).toHaveProperty('value', typed)
      expect(screen.getByRole('status').textContent).toBe(value)
      await userEvent.tab()
      expect(box).toHaveProperty('value', shown)
    },
  )

  it('2: refuses what could be two numbers, or is none, with examples, and keeps what was typed', async () => {
    await renderPart(<Form />, { language: 'de' })
    const box = await screen.findByRole('textbox', { name: 'Capacity' })
    await userEvent.clear(box)
    await userEvent.type(box, '1.234')
    await screen.findByText('1.234 kann zwei Zahlen bedeuten. Bitte 1234 oder 1,234 schreiben.')
    await userEvent.tab()
    expect(box).toHaveProperty('value', '1.234')
    await userEvent.clear(box)
    await userEvent.type(box, '12 kW')
    await screen.findByText('Bitte eine Zahl eingeben, zum Beispiel 1234,5.')
    await userEvent.clear(box)
    await userEvent.type(box, '9,5 kWp')
    await userEvent.tab()
    expect(box).toHaveProperty('value', '9,5')
    await userEvent.click(screen.getByText('Reset'))
    expect(box).toHaveProperty('value', '7,25')
  })
})

describe('the box of a filter by number', () => {
  function Editor({ onDone }: { onDone(filter: Filter | null): void }) {
    const plan = useSignedInServices().plans.get('plants')
    return (
      <FilterEditor
        plan={plan}
        name="capacity"
        zone={null}
        filter={{ field: 'capacity', operator: 'from', value: null }}
        onDone={onDone}
        onCancel={() => undefined}
      />
    )
  }

  it('reads 9,5 as nine and a half in English, and does not ask for what it could not read', async () => {
    const asked: (Filter | null)[] = []
    await renderPart(<Editor onDone={(filter) => asked.push(filter)} />)
    const box = await screen.findByRole('textbox')
    const apply = screen.getByRole('button', { name: 'Apply' })
    await userEvent.type(box, '1,234')
    expect((await screen.findByRole('alert')).textContent).toBe(
      '1,234 could be two numbers. Please write 1234 or 1.234.',
    )
    await userEvent.click(apply)
    expect(asked).toEqual([])
    await userEvent.clear(box)
    await userEvent.type(box, '9,5')
    await userEvent.click(apply)
    expect(asked).toEqual([{ field: 'capacity', operator: 'from', value: 9.5 }])
  })
})
