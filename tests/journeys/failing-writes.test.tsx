import { beforeEach, it, vi } from 'vitest'
import { throughFailures } from './failing-loop'
import { WRITES } from './failing-writes.data'

/* Every write of the settings and the applications through its own screen. */

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200)
})

it.each(WRITES)(
  '6: S2-72 $name: what failed is said beside it, what was typed stays, it is sent once a press, and goes through at last',
  throughFailures,
  60_000,
)
