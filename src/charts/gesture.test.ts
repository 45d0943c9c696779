import { describe, expect, it } from 'vitest'
import { gestureOf } from './gesture'

const began = { x: 100, y: 100, at: 0, left: null, drags: false }
const at = (clientX: number, clientY: number, timeStamp: number) => ({ clientX, clientY, timeStamp })

describe('what a finger on a chart means (touch)', () => {
  it.each([
    ['tap', at(104, 97, 900)],
    ['later', at(40, 110, 120)],
    ['earlier', at(160, 90, 120)],
    ['drag', at(130, 101, 400)],
    ['none', at(120, 100, 100)],
    ['none', at(110, 180, 120)],
    ['none', at(110, 180, 900)],
  ] as const)('%s', (gesture, now) => {
    expect(gestureOf(began, now)).toBe(gesture)
  })

  it.each([
    ['a sweep in no hurry is one', 30, 'later', at(40, 110, 450)],
    ['one that is only begun steps nowhere', 30, 'none', at(80, 101, 450)],
    ['who rested first leads the cursor', 300, 'drag', at(40, 110, 450)],
    ['who is long on the way does, too', 30, 'drag', at(40, 110, 700)],
  ] as const)('18: %s', (_, left, gesture, now) => {
    expect(gestureOf({ ...began, left }, now)).toBe(gesture)
  })
})
