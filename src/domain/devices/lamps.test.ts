import { describe, expect, it } from 'vitest'
import { LAMP_STATES, lampFindings } from './lamps'

describe('lamps of a logger', () => {
  it.each([
    [{ NET: 'off', COM: 'off', SER: 'off' }, ['noPower']],
    [{ NET: 'steady', COM: 'slow', SER: 'slow' }, ['fine']],
    [{ NET: 'slow', COM: 'steady', SER: 'slow' }, ['noServer']],
    [{ NET: 'off', COM: 'off', SER: 'slow' }, ['noInverter', 'noNetwork']],
    [{ NET: 'fast' }, ['joining']],
    [{ NET: 'steady' }, []],
    [{ SER: 'fast' }, ['resetting']],
    [{}, []],
  ] as const)('%j say %j', (lamps, findings) => {
    expect(lampFindings(lamps)).toEqual(findings)
  })

  it('all three say something, whatever they do', () => {
    for (const NET of LAMP_STATES)
      for (const COM of LAMP_STATES)
        for (const SER of LAMP_STATES) expect(lampFindings({ NET, COM, SER })).not.toEqual([])
  })
})
