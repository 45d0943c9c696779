import { byKey } from '../../domain/values/by-key'
import {
  MESSAGE_CHANNELS,
  MESSAGE_DIGESTS,
  MESSAGE_KINDS,
  type MessagePlan,
} from '../../domain/people/message-settings'
import type { RecordValues } from '../../schema/codec'
import { OWN } from '../../schema/compile'
import { messagePlan, saveMessagePlan } from '../../transport/calls/message-plan'
import type { CustomCalls } from '../custom-source'
import { textOf, wordsOf } from './values'

/** Ids of plants are texts in the form, as words of a list are. */
const recordOf = ({ channels, plants, ...rest }: MessagePlan): RecordValues => ({
  id: OWN,
  ...channels,
  ...rest,
  plants: plants.map(String),
})

/** A record of the form as a plan; what is none of its words is left out. */
export function planOfRecord(values: RecordValues): MessagePlan {
  return {
    channels: byKey(MESSAGE_KINDS, (kind) =>
      MESSAGE_CHANNELS.filter((channel) => wordsOf(values[kind]).includes(channel)),
    ),
    withoutSafety: values['withoutSafety'] === true,
    plants: wordsOf(values['plants']).map(Number).filter(Number.isSafeInteger),
    tags: wordsOf(values['tags']),
    quietFrom: textOf(values['quietFrom']),
    quietTo: textOf(values['quietTo']),
    digest: MESSAGE_DIGESTS.find((word) => word === values['digest']) ?? 'none',
  }
}

/** The whole plan at once; what the form did not ask for stays as it is. */
export const messagePlanCalls: CustomCalls = {
  one: async (_, { send, signal }) => recordOf(await send(messagePlan(), { signal })),
  async update(_, values, { send }) {
    const now = recordOf(await send(messagePlan()))
    return recordOf(await send(saveMessagePlan(planOfRecord({ ...now, ...values }))))
  },
}
