import { beforeEach, expect, it, vi } from 'vitest'
import { KEPT, LINES } from './failing-lines.data'
import { throughFailures } from './failing-loop'

/* Every write of the settings and the applications through its own screen. */

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200)
})

it.each(LINES.map((line) => [line.map(({ name }) => name).join(', '), line] as const))(
  '6: S2-72 %s: what failed is said beside it, what was typed stays, it is sent once a press, and goes through at last',
  (_, line) => throughFailures(...line),
  120_000,
)

it('no write is left out', () => {
  const tried = LINES.flat().map(({ name }) => name)
  expect(tried.toSorted()).toEqual(KEPT.map(({ name }) => name).toSorted())
})
