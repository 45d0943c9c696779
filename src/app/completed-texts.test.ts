import { describe, expect, it } from 'vitest'
import { completed } from './completed-texts'

describe('texts of the component library', () => {
  it('keep what is translated and take English for what is not, at every depth', () => {
    const english = { ok: 'OK', table: { sort: 'Sort', empty: 'No data' }, weekDays: ['Mo', 'Tu'] }
    const own = { ok: 'V redu', table: { sort: 'Razvrsti' }, weekDays: ['Po'] }
    expect(completed(own, english)).toEqual({
      ok: 'V redu',
      table: { sort: 'Razvrsti', empty: 'No data' },
      weekDays: ['Po'],
    })
  })

  it('leave the originals alone', () => {
    const own = { table: {} }
    completed(own, { table: { sort: 'Sort' } })
    expect(own).toEqual({ table: {} })
  })
})
