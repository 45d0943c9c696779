import { MESSAGE_LEVELS } from '../../domain/people/message-settings'
import type { MessageSettings } from '../../domain/people/announcement-records'
import { OWN } from '../../schema/compile'
import type { RecordValues } from '../../schema/codec'
import { securityState, updateAccount } from '../../transport/calls/account'
import { messageSettings, saveMessageSettings } from '../../transport/calls/messages'
import { loginUser, type User } from '../../transport/calls/user'
import type { CustomCalls } from '../custom-source'
import { fieldErrors } from '../field-errors'
import { textOf } from './values'

const baseOf = ({ photo, name, username }: User): RecordValues => ({ id: OWN, photo, name, username })

/** Name, picture and user name. Error 11: the user name is somebody else's. */
export const accountBaseCalls: CustomCalls = {
  one: async (_, { send, signal }) => baseOf((await send(loginUser(), { signal })).user),
  update: async (_, values, { send }) =>
    baseOf(
      await send(
        updateAccount({
          name: textOf(values['name']) ?? '',
          photo: textOf(values['photo']),
          username: textOf(values['username']),
        }),
      ),
    ),
}

const commonOf = ({ language, temperatureUnit }: User): RecordValues => ({
  id: OWN,
  language,
  temperatureUnit: temperatureUnit ?? 'C',
})

/** Language and temperature unit, each alone or both. */
export const accountCommonCalls: CustomCalls = {
  one: async (_, { send, signal }) => commonOf((await send(loginUser(), { signal })).user),
  async update(_, values, { send }) {
    const language = textOf(values['language'])
    const unit = values['temperatureUnit']
    const call = updateAccount({
      ...(language === null ? {} : { lastLan: language }),
      ...(unit === 'C' || unit === 'F' ? { temperatureUnit: unit } : {}),
    })
    return commonOf(await fieldErrors(send(call), { lastLan: 'language' }))
  },
}

function messagesOf(settings: MessageSettings, emailBound: boolean | null): RecordValues {
  const { levels, ...rest } = settings
  return { id: OWN, ...rest, levels: levels.flatMap((level) => MESSAGE_LEVELS[level] ?? []), emailBound }
}

/** Channels, levels and quiet hours. What the form did not ask for stays as it is. */
export const accountMessageCalls: CustomCalls = {
  async one(_, { send, signal }) {
    const [settings, { emailBound }] = await Promise.all([
      send(messageSettings(), { signal }),
      send(securityState(), { signal }),
    ])
    return messagesOf(settings, emailBound)
  },
  async update(_, values, { send }) {
    const now = await send(messageSettings())
    const flagOf = (name: 'alertPush' | 'alertEmail' | 'noticePush') =>
      typeof values[name] === 'boolean' ? values[name] : now[name]
    const levels = values['levels']
    const saved = await send(
      saveMessageSettings({
        alertPush: flagOf('alertPush'),
        alertEmail: flagOf('alertEmail'),
        noticePush: flagOf('noticePush'),
        levels: Array.isArray(levels)
          ? MESSAGE_LEVELS.flatMap((word, level) => (levels.includes(word) ? [level] : []))
          : now.levels,
        quietFrom: textOf(values['quietFrom']) ?? now.quietFrom,
        quietTo: textOf(values['quietTo']) ?? now.quietTo,
      }),
    )
    return messagesOf(saved, typeof values['emailBound'] === 'boolean' ? values['emailBound'] : null)
  },
}
