import { describe, expect, it } from 'vitest'
import { CODES } from '../../../../resources/codes'
import { groupsOf, toggled } from './groups'

describe('choices as ticks', () => {
  it('S6-13 every code stands in exactly one group, in the order of the vocabulary', () => {
    const groups = groupsOf(CODES)
    expect(groups.flatMap(({ words }) => words)).toEqual(CODES)
    expect(groups.map(({ key }) => key)).toEqual([
      'user',
      'station',
      'device',
      'alert',
      'layout',
      'report',
      'member',
      'role',
    ])
  })

  it('turns words on and off in the order of the vocabulary, and keeps those it does not know', () => {
    const of = ['a:1', 'a:2', 'b:1']
    expect(toggled(of, ['b:1', 'x'], ['a:2'], true)).toEqual(['a:2', 'b:1', 'x'])
    expect(toggled(of, ['a:1', 'a:2', 'x'], ['a:1', 'a:2'], false)).toEqual(['x'])
    expect(toggled(of, ['a:1'], ['a:1'], true)).toEqual(['a:1'])
  })
})
