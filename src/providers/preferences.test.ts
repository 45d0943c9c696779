import { describe, expect, it, vi } from 'vitest'
import { memoryWindow } from '../../tests/support/memory-window'
import { CHOICES, createStorage } from '../transport/storage'
import { preferencesOf } from './preferences'
import { createWorkStore, forgetWork } from './store'

describe('what was chosen for this browser', () => {
  it('is kept, heard of by all who show it, and the same for everybody who asks', () => {
    const window = memoryWindow()
    const storage = createStorage(window)
    const store = preferencesOf(storage)
    const heard = vi.fn()
    const leave = store.subscribe(heard)
    expect(preferencesOf(storage)).toBe(store)
    store.choose({ seenData: 'nothing' })
    leave()
    store.choose({ seenData: 'nothing' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(store.getState()).toMatchObject({ seenData: 'nothing' })
    expect(preferencesOf(createStorage(window)).getState()).toEqual(store.getState())
  })

  it('follows another tab', () => {
    const window = memoryWindow()
    const store = preferencesOf(createStorage(window))
    const before = store.getState()
    createStorage(window).remember(CHOICES, JSON.stringify({ ...before, seenData: 'nothing' }))
    window.signalOtherTab(`heliograph.${CHOICES}`)
    expect(store.getState()).toEqual({ ...before, seenData: 'nothing' })
  })
})

it('work in this tab goes with the person, and stays what it began with', () => {
  const work = createWorkStore({ draft: '', step: 1 })
  work.setState({ draft: 'x' })
  expect(work.getState()).toEqual({ draft: 'x', step: 1 })
  forgetWork()
  expect(work.getState()).toEqual({ draft: '', step: 1 })
})
