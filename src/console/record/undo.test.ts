import { describe, expect, it, vi } from 'vitest'
import { dropUndo, offerUndo, takeBack, undoStore } from './undo'

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
})
