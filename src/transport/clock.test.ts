import { describe, expect, it } from 'vitest'
import { createServerClock } from './clock'

const MACHINE = 1_768_292_700

describe('server clock', () => {
  it('is the machine until a reply says otherwise', () => {
    const clock = createServerClock(() => MACHINE * 1000)
    expect(clock.now()).toBe(MACHINE)
    clock.observe(null)
    clock.observe('not a date')
    expect(clock.now()).toBe(MACHINE)
    clock.observe('Tue, 13 Jan 2026 06:25:00 GMT')
    expect(clock.now()).toBe(MACHINE - 7200)
  })

  it('does not wobble with the whole seconds of the header', () => {
    const clock = createServerClock(() => MACHINE * 1000 + 900)
    clock.observe('Tue, 13 Jan 2026 08:25:00 GMT')
    expect(clock.now()).toBe(MACHINE + 0.9)
  })

  it('follows the machine between replies', () => {
    let machine = MACHINE
    const clock = createServerClock(() => machine * 1000)
    clock.observe('Tue, 13 Jan 2026 06:25:00 GMT')
    machine += 60
    expect(clock.now()).toBe(MACHINE - 7200 + 60)
  })
})
