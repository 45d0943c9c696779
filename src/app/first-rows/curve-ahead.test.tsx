import { expect, it, vi } from 'vitest'
import type { Plant } from '../../domain/plants/reading'
import type { Services } from '../../providers/services'
import { curveAhead } from './curve-ahead'

const PLANTS = [{ id: 7, lastUpdate: 1_780_000_000, timezone: 'Europe/Berlin' }] as unknown as Plant[]

it.each([
  ['the plant of the list', '/plant/infos/data', 1],
  ['the plant that the address names', '/plant/infos/data?plant=7', 1],
  ['another day', '/plant/infos/data?day=2026-06-01', 0],
  ['a table', '/plant/infos/data?view=table', 0],
  ['another tab', '/plant/infos/detail', 0],
  ['a plant beyond the first page', '/plant/infos/data?plant=1', 0],
])('for %s the curve is asked for ahead or not', async (_, at, times) => {
  vi.stubGlobal('CanvasRenderingContext2D', vi.fn())
  window.history.replaceState(null, '', at)
  const ahead = vi.fn().mockRejectedValue(new Error('no answer'))
  expect(await curveAhead({ ahead } as unknown as Services, PLANTS, 1_780_000_000)).toBeNull()
  expect(ahead).toHaveBeenCalledTimes(times)
  vi.unstubAllGlobals()
})
