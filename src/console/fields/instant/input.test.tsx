import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPart } from '../../../../tests/support/render-part'
import { field } from '../../../schema/field'
import { useSignedInServices } from '../../services/signed-in-context'
import { InstantInput } from './input'
import { PLAIN_INPUT } from '../../../../tests/support/plain-input'

const utc = (text: string) => Date.parse(`${text}Z`) / 1000

function Form(props: { zone: string; value: number | null }) {
  const { plans } = useSignedInServices()
  const [value, setValue] = useState<unknown>(props.value)
  const [zone, setZone] = useState(props.zone)
  return (
    <>
      <button type="button" onClick={() => setZone('Asia/Kathmandu')}>
        Elsewhere
      </button>
      <label htmlFor="at">At</label>
      <InstantInput
        plan={plans.get('plants')}
        name="at"
        field={field.instant()}
        id="at"
        {...PLAIN_INPUT}
        zone={zone}
        value={value}
        onChange={setValue}
      />
      <output>
        {value === null ? 'nothing' : new Date(Number(value) * 1000).toISOString().slice(0, 16)}
      </output>
    </>
  )
}

const open = async (zone: string, value: string | null = null) => {
  await renderPart(<Form zone={zone} value={value === null ? null : utc(value)} />)
  const box = await screen.findByRole('textbox', { name: 'At' })
  return {
    box,
    result: () => screen.getByText(/T\d\d:\d\d$|^nothing$/).textContent,
    write(text: string) {
      fireEvent.focus(box)
      fireEvent.change(box, { target: { value: text } })
      fireEvent.keyDown(box, { key: 'Enter' })
    },
  }
}

describe('an instant is written on the wall clock of the plant', () => {
  const before = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = 'Europe/Berlin'
    // The browser's own clock goes forward at two: what it cannot show must not be lost.
    expect(new Date(2026, 2, 29, 2, 30).getHours()).toBe(3)
  })
  afterAll(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  it('whatever the browser skips', async () => {
    const { write, result, box } = await open('Asia/Kathmandu')
    write('2026-03-29 02:30')
    expect(result()).toBe('2026-03-28T20:45')
    expect(box).toHaveValue('2026-03-29 02:30')
    expect(box).not.toHaveAccessibleDescription()
  })

  it('moves a time that the plant skips, and says so', async () => {
    const { write, result, box } = await open('Australia/Lord_Howe')
    write('2026-10-04 02:15')
    expect(result()).toBe('2026-10-03T15:45')
    expect(box).toHaveValue('2026-10-04 02:45')
    expect(box).toHaveAccessibleDescription(/02:15 does not exist.*it is now 02:45/)
    write('2026-10-04 03:00')
    expect(box).not.toHaveAccessibleDescription()
  })

  it('takes the first of a time that comes twice, and offers the second', async () => {
    const { write, result, box } = await open('Europe/Berlin')
    write('2026-10-25 02:30')
    expect(result()).toBe('2026-10-25T00:30')
    expect(box).toHaveAccessibleDescription(/comes twice.*first time \(UTC\+02:00\)/)
    fireEvent.click(screen.getByRole('button', { name: 'Take the second' }))
    expect(result()).toBe('2026-10-25T01:30')
    expect(box).toHaveValue('2026-10-25 02:30')
    expect(box).toHaveAccessibleDescription(/second time \(UTC\+01:00\)/)
  })

  it('a change of the zone leaves the box, and what is being typed in it', async () => {
    const { box } = await open('Europe/Berlin')
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: '2026-06-1' } })
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.getByText('Asia/Kathmandu')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'At' })).toBe(box)
    expect(box).toHaveValue('2026-06-1')
  })

  it('keeps the second time that a record came with', async () => {
    const { result, box } = await open('Australia/Lord_Howe', '2026-04-04T15:15:00')
    expect(box).toHaveValue('2026-04-05 01:45')
    await userEvent.click(box)
    await userEvent.tab()
    expect(result()).toBe('2026-04-04T15:15')
    expect(screen.getByRole('button', { name: 'Take the first' })).toBeVisible()
  })
})
