import { readWall } from '../../domain/fleet/wall'
import { tokenState } from '../../domain/people/api-token'
import type { SavedScreen } from '../../domain/people/own-records'
import type { EpochSeconds } from '../../domain/plants/reading'
import type { RecordValues } from '../../schema/codec'
import {
  deleteScreens,
  linkScreen,
  restLink,
  savedScreens,
  saveScreen,
} from '../../transport/calls/own-extras'
import { allAtOnce, oneByOne } from '../each-record'
import type { CustomCalls } from '../custom-source'
import { textOf } from './values'

/** A link that is over is over, also while it rests. */
function linkState(
  { linkExpires, linkPaused }: Pick<SavedScreen, 'linkExpires' | 'linkPaused'>,
  now: EpochSeconds,
): string {
  const state = tokenState(linkExpires, now) ?? 'NONE'
  return linkPaused === true && state !== 'NONE' && state !== 'EXPIRED' ? 'PAUSED' : state
}

const recordOf = ({ content, ...screen }: SavedScreen, now: EpochSeconds, zone: string) => ({
  ...screen,
  ...readWall(content),
  link: linkState(screen, now),
  // No address to be limited to is no missing value: anybody may look.
  linkReach: screen.linkAddresses.length === 0 ? 'ANYBODY' : 'ADDRESSES',
  linkAddresses: screen.linkAddresses.length === 0 ? null : screen.linkAddresses.join(', '),
  zone,
})

/** What a form says of the display itself; what it does not say stays as it was. */
const contentOf = (values: RecordValues, before: SavedScreen['content']) => ({
  ...before,
  ...readWall({ ...before, ...values }),
})

/** Wall displays of one's own; ours, capability `savedScreens`. */
export const screenCalls: CustomCalls = {
  list: async ({ send, signal, now, zone }) =>
    (await send(savedScreens(), { signal })).map((screen) => recordOf(screen, now(), zone)),
  async create(values, { send, now, zone }) {
    const name = textOf(values['name']) ?? ''
    return recordOf(await send(saveScreen({ name, content: contentOf(values, {}) })), now(), zone)
  },
  async update(id, values, { send, now, zone }) {
    const before = (await send(savedScreens())).find((screen) => screen.id === Number(id))
    const name = textOf(values['name']) ?? before?.name ?? ''
    const content = contentOf(values, before?.content ?? {})
    return recordOf(await send(saveScreen({ id: Number(id), name, content })), now(), zone)
  },
  actions: {
    pause: ({ ids }, { send }) => oneByOne(ids, (id) => send(restLink(Number(id), true))),
    resume: ({ ids }, { send }) => oneByOne(ids, (id) => send(restLink(Number(id), false))),
    revoke: ({ ids }, { send }) => oneByOne(ids, (id) => send(linkScreen(Number(id), null))),
  },
  remove: (ids, { send }) => allAtOnce(ids, () => send(deleteScreens(ids.map(Number)))),
}
