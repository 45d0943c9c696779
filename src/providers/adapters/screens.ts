import { readWall } from '../../domain/fleet/wall'
import type { SavedScreen } from '../../domain/people/own-records'
import type { RecordValues } from '../../schema/codec'
import { deleteScreens, savedScreens, saveScreen } from '../../transport/calls/own-extras'
import { allAtOnce } from '../each-record'
import type { CustomCalls } from '../custom-source'
import { textOf } from './values'

const recordOf = ({ id, name, content, changed }: SavedScreen) => ({
  id,
  name,
  changed,
  ...readWall(content),
})

/** What a form says of the display itself; what it does not say stays as it was. */
const contentOf = (values: RecordValues, before: SavedScreen['content']) => ({
  ...before,
  ...readWall({ ...before, ...values }),
})

/** Wall displays of one's own; ours, capability `savedScreens`. */
export const screenCalls: CustomCalls = {
  list: async ({ send, signal }) => [...(await send(savedScreens(), { signal }))].map(recordOf),
  create: async (values, { send }) =>
    recordOf(await send(saveScreen({ name: textOf(values['name']) ?? '', content: contentOf(values, {}) }))),
  async update(id, values, { send }) {
    const before = (await send(savedScreens())).find((screen) => screen.id === Number(id))
    const name = textOf(values['name']) ?? before?.name ?? ''
    const content = contentOf(values, before?.content ?? {})
    return recordOf(await send(saveScreen({ id: Number(id), name, content })))
  },
  remove: (ids, { send }) => allAtOnce(ids, () => send(deleteScreens(ids.map(Number)))),
}
