import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { walked } from '../../../tests/support/walk'
import { DayBox } from './day-box'

function Commissioned(props: { onDay(day: unknown): void }) {
  const [day, setDay] = useState<string | null>(null)
  const put = (next: string | null) => {
    setDay(next)
    props.onDay(next)
  }
  return <DayBox aria-label="Commissioned" zone="Europe/Berlin" value={day} put={put} />
}

/** A day and what is none; what else is a day: `reader-date.test.ts`. */
const TYPED = [
  ['1/4/2026', '2026-04-01', '01/04/2026'],
  ['01.04.2026', '2026-04-01', '01/04/2026'],
  ['2026-04-01', '2026-04-01', '01/04/2026'],
  ['31/2/2026', '31/2/2026', '31/2/2026'],
] as const

it.each(walked(TYPED, ([typed]) => typed.includes('/')))(
  '11: a day typed as %s is %s, and stands as %s',
  async (typed, day, shown) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: ['en-GB'] })
    let last: unknown = null
    await renderPart(<Commissioned onDay={(next) => (last = next)} />)
    const box = await screen.findByRole('textbox', { name: 'Commissioned' })
    await userEvent.type(box, typed)
    await userEvent.tab()
    await waitFor(() => expect(last).toBe(day))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Commissioned' })).toHaveValue(shown))
  },
)
