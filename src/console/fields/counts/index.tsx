import { lazyPart } from '../../../kit/parts/lazy-part'
import { text } from '../text/index'
import { withPart } from '../with-part'
import type { FieldView } from '../types'

const Counts = lazyPart(() => import('./counts').then((part) => part.Counts))

/** Counted by the server: there is nothing to write or to filter by. */
export const counts: FieldView = { ...text, Cell: withPart(Counts, () => null) }
