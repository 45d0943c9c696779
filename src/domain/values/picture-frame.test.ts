import { describe, expect, it } from 'vitest'
import { cellsOf, frameBetween, isFrame, sentSize, steppedFrame } from './picture-frame'

const near = (frame: object | null) =>
  Object.fromEntries(
    Object.entries(frame ?? {}).map(([key, value]) => [key, Math.round(Number(value) * 100)]),
  )

describe('a part of a picture', () => {
  it('lies between two points in any order, and inside of the picture', () => {
    const expected = { x: 20, y: 0, width: 80, height: 50 }
    expect(near(frameBetween({ x: 0.2, y: -1 }, { x: 2, y: 0.5 }))).toEqual(expected)
    expect(near(frameBetween({ x: 2, y: 0.5 }, { x: 0.2, y: -1 }))).toEqual(expected)
    expect(isFrame(frameBetween({ x: 0.2, y: 0.2 }, { x: 0.2, y: 0.9 }))).toBe(false)
  })

  it.each([
    ['ArrowRight', false, { x: 45, y: 40, width: 30, height: 20 }],
    ['ArrowUp', false, { x: 40, y: 35, width: 30, height: 20 }],
    ['ArrowRight', true, { x: 40, y: 40, width: 35, height: 20 }],
    ['ArrowUp', true, { x: 40, y: 40, width: 30, height: 15 }],
  ])('%s moves it, with Shift (%s) it gets another size', (key, resize, expected) => {
    expect(near(steppedFrame({ x: 0.4, y: 0.4, width: 0.3, height: 0.2 }, key, resize))).toEqual(expected)
  })

  it('never leaves the picture, however long a key is held', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      for (const resize of [false, true]) {
        let frame = { x: 0.4, y: 0.4, width: 0.3, height: 0.2 }
        for (let count = 0; count < 60; count++) frame = steppedFrame(frame, key, resize) ?? frame
        expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(frame.x + frame.width, frame.y + frame.height)).toBeLessThanOrEqual(1 + 1e-9)
        expect(isFrame(frame)).toBe(true)
      }
    expect(steppedFrame({ x: 0, y: 0, width: 1, height: 1 }, 'Enter', false)).toBeNull()
  })

  it('is melted into so few cells that nothing can be read', () => {
    expect(cellsOf(600, 100)).toEqual({ across: 6, down: 1 })
    expect(cellsOf(40, 40)).toEqual({ across: 6, down: 6 })
    expect(cellsOf(1, 900)).toEqual({ across: 1, down: 6 })
  })

  it('a large picture is sent smaller, a small one as it is', () => {
    expect(sentSize(3840, 2160)).toEqual({ width: 1920, height: 1080 })
    expect(sentSize(640, 480)).toEqual({ width: 640, height: 480 })
  })
})
