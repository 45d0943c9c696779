import { FIRST_PLANTS } from '../../../resources/first-plants'
import type { Call } from '../../transport/call'

/** The first page of plants as its list asks for it when nothing is searched, filtered or ordered; unread. */
export const FIRST_PAGE: Call<unknown> = {
  method: 'POST',
  path: FIRST_PLANTS.post,
  query: {
    'order.direction': FIRST_PLANTS.page.order.direction,
    'order.property': FIRST_PLANTS.page.order.field,
    page: 1,
    size: FIRST_PLANTS.page.size,
  },
  body: {},
  reads: true,
  read: (raw) => raw,
}
