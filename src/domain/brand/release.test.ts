import { describe, expect, it } from 'vitest'
import { isNewer, isRunning } from './release'

const RUNNING = { version: '1.7.1', innerVersion: '128' }
const entry = (version: string | null, innerVersion: string | null) => ({
  ...{ id: '1', version, innerVersion },
  ...{ published: null, content: null },
})

describe('S7-65 a published version', () => {
  it.each([
    ['1.7.2', '129', true],
    ['1.7.1', '128', false],
    ['1.6.2', '114', false],
    // Counted, not compared as text.
    ['1.7.1', '1000', true],
    ['1.6.0', '9', false],
    ['2.0.0', null, false],
    ['2.0.0', 'next', false],
    [null, '200', true],
  ])('%s of build %s is newer: %s', (version, innerVersion, newer) => {
    expect(isNewer(entry(version, innerVersion), RUNNING)).toBe(newer)
  })

  it('is newer than no console whose build is unknown', () => {
    expect(isNewer(entry('9', '999'), { version: '1.7.1', innerVersion: '' })).toBe(false)
  })

  it.each([
    ['1.7.1', '128', true],
    // Another build of the same name.
    ['1.7.1', '127', false],
    ['1.7.1', null, true],
    ['1.7.0', null, false],
    [null, null, false],
  ])('%s of build %s is in use: %s', (version, innerVersion, running) => {
    expect(isRunning(entry(version, innerVersion), RUNNING)).toBe(running)
  })
})
