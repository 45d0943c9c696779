import { plants } from '../../../resources/plants'
import type { Call } from '../../transport/call'

const { endpoints, list } = plants

/** The first page of plants as its list asks for it when nothing is searched, filtered or ordered; unread. */
export const FIRST_PAGE: Call<unknown> = {
  method: 'POST',
  path: endpoints.list.post,
  query: {
    'order.direction': list.order.direction,
    'order.property': list.order.field,
    page: 1,
    size: list.size,
  },
  body: {},
  reads: true,
  read: (raw) => raw,
}
