import { describe, expect, it } from 'vitest'
import { layoutCsv, readLayoutCsv } from './layout-csv'
import { assigned, type LayoutPlan, modulesOf, withArray, withoutTile } from './layout-plan'

const SHAPE = { name: 'South', rows: 2, columns: 3, landscape: false, azimuth: 180, tilt: 30 }
const at = (row: number, column: number, array = 0) => ({ array, row, column })
const one = withArray([], SHAPE)
const two = withArray(one, { ...SHAPE, name: '=East, "upper"' })
const KNOWN = Array.from({ length: 12 }, (_, index) => `OP${100 + index}`)
const serialsOf = (plan: LayoutPlan) => modulesOf(plan).map(({ serial }) => serial)
const read = (text: string, plan = one) => readLayoutCsv(text, plan, KNOWN)

describe('a table of serials', () => {
  it('what was written is read again as the same plan, hostile names and gaps included', () => {
    const full = assigned(
      withoutTile(two, at(0, 1)),
      KNOWN.slice(0, 9).map((serial, index) => ({ place: at(index % 2, index % 3, index % 2), serial })),
    )
    const { plan, refused, taken } = readLayoutCsv(layoutCsv(full), full, KNOWN)
    expect([refused, taken]).toEqual([[], 11])
    expect(plan).toEqual(full)
  })

  it.each([
    ['array,row,column,serial\r\nSouth,1,2,OP100\r\n', [null, 'OP100', null, null, null, null]],
    ['\uFEFFRow;Column;Serial\n2;1;op101', [null, null, null, 'OP101', null, null]],
    ['1\t1\t3\tOP102', [null, null, 'OP102', null, null, null]],
    ['south,1,1,OP103\n\nsouth,1,2,', ['OP103', null, null, null, null, null]],
  ])('%j', (text, serials) => {
    const { plan, refused } = read(text)
    expect([serialsOf(plan), refused]).toEqual([serials, []])
  })

  it.each([
    ['1,1', 'columns'],
    ['a,1,1,OP100,x', 'columns'],
    ['North,1,1,OP100', 'array'],
    ['3,1,1,OP100', 'array'],
    ['South,3,1,OP100', 'place'],
    ['South,0,1,OP100', 'place'],
    ['South,1,x,OP100', 'place'],
    ['South,1,1,--', 'serial'],
    ['South,1,1,OP999', 'stranger'],
  ])('%s is refused: %s', (line, why) => {
    const text = `South,2,2,OP101\n${line}`
    const { plan, refused, taken } = read(text)
    expect(refused).toEqual([{ line: 2, text: line, why }])
    expect([taken, serialsOf(plan)[4]]).toEqual([1, 'OP101'])
  })

  it('one serial twice, or one place twice: the first counts', () => {
    const { plan, refused } = read('South,1,1,OP100\nSouth,1,2,OP100\nSouth,1,1,OP101')
    expect(refused.map(({ line, why }) => [line, why])).toEqual([
      [2, 'twice'],
      [3, 'twice'],
    ])
    expect(serialsOf(plan)[0]).toBe('OP100')
  })

  it('a serial of the file leaves the module that has it; without an array it must be clear which', () => {
    const before = assigned(one, [{ place: at(0, 0), serial: 'OP100' }])
    expect(serialsOf(read('South,2,3,OP100', before).plan)).toEqual([null, null, null, null, null, 'OP100'])
    expect(read('1,1,OP100', two).refused).toMatchObject([{ why: 'array' }])
    expect(read('', before)).toEqual({ plan: before, taken: 0, refused: [] })
  })
})
