import { describe, expect, it, vi } from 'vitest'
import { forgetWork } from '../../providers/store'
import { beginUndo, dropUndo, offerUndo, takeBack, undoStore } from './undo'

describe('the one undo', () => {
  it('takes back the last thing only, and only once', async () => {
    const [first, second] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
    offerUndo({ text: 'first', run: first })
    offerUndo({ text: 'second', run: second })
    expect(undoStore.getState().offered?.text).toBe('second')
    await Promise.all([takeBack(), takeBack()])
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  })

  it('is gone when dropped', async () => {
    const run = vi.fn(async () => undefined)
    offerUndo({ text: 'gone', run })
    dropUndo()
    await takeBack()
    expect(run).not.toHaveBeenCalled()
  })

  it('16: a key pressed before the server has answered takes back what it is about, not what was before', async () => {
    const [before, now] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
    offerUndo({ text: 'before', run: before })
    const settle = beginUndo()
    expect(undoStore.getState().offered).toBeNull()
    await Promise.all([takeBack(), takeBack()])
    settle({ text: 'now', run: now })
    await takeBack()
    expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1])
    expect(undoStore.getState()).toMatchObject({ offered: null, awaited: false })
  })

  it('16: what failed leaves the offer that was there, and what something newer followed makes none', () => {
    const [before, older, newer] = ['before', 'older', 'newer'].map((text) => ({
      text,
      run: async () => undefined,
    }))
    if (!before || !older || !newer) throw new Error('three')
    offerUndo(before)
    beginUndo()(null)
    expect(undoStore.getState().offered).toBe(before)
    const [first, second] = [beginUndo(), beginUndo()]
    first(older)
    expect(undoStore.getState()).toMatchObject({ offered: null, awaited: true })
    second(newer)
    expect(undoStore.getState().offered).toBe(newer)
  })

  it('stands again when nothing was decided, unless something else was done in the meantime', async () => {
    const fails = { text: 'fails', run: async () => false }
    offerUndo(fails)
    await takeBack()
    expect(undoStore.getState().offered).toBe(fails)
    beginUndo()(fails)
    const other = { text: 'other', run: async () => true }
    const taken = takeBack()
    offerUndo(other)
    await taken
    expect(undoStore.getState().offered).toBe(other)
    await takeBack()
    expect(undoStore.getState().offered).toBeNull()
  })

  it('is offered to nobody who signs in later, though its answer comes then', () => {
    const settle = beginUndo()
    forgetWork()
    settle({ text: 'of another person', run: async () => undefined })
    expect(undoStore.getState()).toMatchObject({ offered: null, awaited: false })
  })
})
