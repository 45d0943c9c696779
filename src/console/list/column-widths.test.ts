import { describe, expect, it } from 'vitest'
import { readWidths, withWidth } from './column-widths'

describe('widths of columns', () => {
  it('are kept by name, within bounds, and go again', () => {
    const one = withWidth(null, 'name', 240.4)
    const two = withWidth(one, 'state', 3)
    expect([...readWidths(two)]).toEqual([
      ['name', 240],
      ['state', 64],
    ])
    expect(withWidth(withWidth(two, 'name', null), 'state', null)).toBeNull()
  })

  it('read whatever is kept without complaint', () => {
    expect([...readWidths('name state:x :5 a:b:7 type:99999 role:9000')]).toEqual([['role', 800]])
  })
})
