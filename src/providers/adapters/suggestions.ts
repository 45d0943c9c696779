import type { RecordValues } from '../../schema/codec'
import { suggest, suggestions } from '../../transport/calls/suggestions'
import { loginUser } from '../../transport/calls/user'
import type { CustomCalls } from '../custom-source'
import { textOf } from './values'

/** Those that one glances at. */
const MAX = 100

/** Feedback; a server without the capability `suggestions` takes it and shows none. */
export const suggestionCalls: CustomCalls = {
  async list({ send, signal, capable }) {
    if (!(await capable('suggestions'))) return []
    return (await send(suggestions(1, MAX), { signal })).rows.map((row): RecordValues => ({ ...row }))
  },
  async create(values, { send }) {
    const { user } = await send(loginUser())
    const images = values['images']
    await send(
      suggest({
        content: textOf(values['content']) ?? '',
        contact: user.email ?? user.phone ?? '',
        images: Array.isArray(images) ? images.map(String) : [],
        type: textOf(values['type']),
        page: textOf(values['page']),
        version: textOf(values['version']),
      }),
    )
    return values
  },
}
