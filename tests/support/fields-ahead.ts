import { VIEWS } from '../../src/console/fields/views'
import { preload } from '../../src/kit/parts/preload'

/**
 * Once a process. The fields of a form are parts of their own: whoever has waited for one of them reads its neighbours as
 * well, however busy the machine is. What is seen while a part is late: `failing-calls.test.tsx`, and `LATE_PARTS`.
 */
export const fieldsAhead: Promise<unknown> = Promise.all(
  Object.values(VIEWS).flatMap(({ Input, Filter }) => [preload(Input), preload(Filter)]),
)
