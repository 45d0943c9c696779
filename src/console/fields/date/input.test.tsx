import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { quickUser } from '../../../../tests/support/quick-user'
import { renderPart } from '../../../../tests/support/render-part'
import { walked } from '../../../../tests/support/walk'
import { useText } from '../../../kit/text/use-text'
import { validateValue } from '../../../schema/codec'
import { field } from '../../../schema/field'
import { useSignedInServices } from '../../services/signed-in-context'
import { RangeInput } from '../range/input'
import { DateInput } from './input'

const DAY = field.date()
const DAYS = field.range({ over: 'date' })

/** What is typed, what becomes of it, and what stands then. What else is a day: `reader-date.test.ts`. */
const TYPED = [
  ['18.06.2026', '"2026-06-18"', '18.06.2026'],
  ['31.02.2026', 'Kein gültiges Datum.', '31.02.2026'],
  ['2026-06-17', '"2026-06-17"', '17.06.2026'],
  ['18062026', 'Kein gültiges Datum.', '18062026'],
  ['yesterday', 'Kein gültiges Datum.', 'yesterday'],
] as const

function Form(props: { span?: boolean; value: unknown; zone?: string }) {
  const { plans } = useSignedInServices()
  const t = useText('engine')
  const [value, setValue] = useState<unknown>(props.value)
  const refused = validateValue(props.span ? DAYS : DAY, value)
  const given = {
    plan: plans.get('plants'),
    name: 'day',
    id: 'box',
    record: {},
    invalid: false,
    describedBy: undefined,
    disabled: false,
    zone: props.zone ?? null,
    value,
    onChange: setValue,
  }
  return (
    <>
      <label htmlFor="box">Day</label>
      {props.span ? <RangeInput {...given} field={DAYS} /> : <DateInput {...given} field={DAY} />}
      <output>{refused ? t(`invalid.${refused.key}`, refused.values) : JSON.stringify(value)}</output>
      <button onClick={() => setValue('2026-01-02')}>Reset</button>
    </>
  )
}

const user = quickUser()
const box = () => screen.findByRole('textbox', { name: 'Day' })
const result = () => screen.getByRole('status').textContent

describe('the box of a day', () => {
  it('takes a day as the reader writes it or year first with Tab, refuses another and lets it stand, and is nothing once it has been emptied', async () => {
    await renderPart(<Form value="2026-01-02" />, { language: 'de' })
    for (const [typed, value, shown] of walked(TYPED, ([typed]) => /\W/.test(typed))) {
      await user.clear(await box())
      await user.type(await box(), typed)
      await user.tab()
      expect(result(), typed).toBe(value)
      expect(await box(), typed).toHaveProperty('value', shown)
    }
    await user.clear(await box())
    await user.tab()
    expect(result()).toBe('null')
    expect(await box()).toHaveProperty('value', '')
  })

  const OPENED = [
    ['of one day', false, '2031-03-09T12:00:00Z', 'Asia/Tokyo', '2031-03-09'],
    [
      'of one day, where the plant is a day ahead',
      false,
      '2031-03-09T12:00:00Z',
      'Pacific/Kiritimati',
      '2031-03-10',
    ],
    [
      'of two days, where the plant is a day behind',
      true,
      '2031-03-01T05:00:00Z',
      'America/Los_Angeles',
      '2031-02-28',
    ],
  ] as const

  it.each(walked(OPENED, ([which]) => which !== 'of one day'))(
    'opens the calendar %s at the day that the cloud says it is (decision 7)',
    async (_, span, now, zone, day) => {
      const { services } = await renderPart(<Form span={span} value={null} zone={zone} />)
      services.clock.observe(new Date(now).toUTCString())
      const first = await waitFor(() => document.querySelector('#box') ?? expect.fail('no box'))
      await user.click(first)
      await waitFor(() =>
        expect(document.querySelector('.ant-picker-cell-today')).toHaveAttribute('title', day),
      )
    },
  )

  it('goes back to the day it had, when that is typed again or set from outside', async () => {
    await renderPart(<Form value="2026-01-02" />, { language: 'de' })
    for (const back of [
      async () => {
        await user.clear(await box())
        await user.type(await box(), '02.01.2026')
        await user.tab()
      },
      () => user.click(screen.getByRole('button', { name: 'Reset' })),
    ]) {
      await user.clear(await box())
      await user.type(await box(), 'soon')
      await user.tab()
      expect(result()).toBe('Kein gültiges Datum.')
      await back()
      expect(result()).toBe('"2026-01-02"')
      expect(await box()).toHaveProperty('value', '02.01.2026')
    }
  })
})

describe('the boxes of two days', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['beside a mouse', false],
    ['on a phone', true],
  ])(
    '%s: Enter goes on from the first to the last, and either may be no day or stay open',
    async (_, phone) => {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: phone && query.includes('max-width: 767px'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }))
      await renderPart(<Form span value={null} />, { language: 'de' })
      const last = () => document.getElementById('box-end') as HTMLInputElement
      const first = await waitFor(
        () => document.querySelector<HTMLInputElement>('#box') ?? expect.fail('no box'),
      )
      expect(first.closest('.ant-picker-range') === null).toBe(phone)
      await user.type(first, '18.06.2026{Enter}')
      expect(last()).toHaveFocus()
      await user.type(last(), '19.06.2026{Enter}')
      expect(result()).toBe('{"from":"2026-06-18","to":"2026-06-19"}')
      await user.clear(last())
      await user.type(last(), 'later')
      await user.tab()
      expect(result()).toBe('Kein gültiges Datum.')
      expect(last()).toHaveProperty('value', 'later')
      await user.clear(last())
      await user.type(last(), '20.06.2026')
      expect(last()).toHaveFocus()
      await user.tab()
      expect(result()).toBe('{"from":"2026-06-18","to":"2026-06-20"}')
      await user.clear(last())
      await user.tab()
      expect(result()).toBe('{"from":"2026-06-18","to":null}')
    },
  )
})
