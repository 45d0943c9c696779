import {
  MESSAGE_CHANNELS,
  MESSAGE_DIGESTS,
  MESSAGE_KINDS,
  MESSAGE_LEVELS,
  QUIET_TIMES,
} from '../src/domain/people/message-settings'
import { PREFERENCES } from '../src/domain/people/preferences'
import { LONGEST_TAG, MAX_TAGS } from '../src/domain/plants/tags'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/* One's own account: single records, which need the permission `user` (specification 6, wire contract 4.1 and 4.2). */

/** Who one is. */
export const accountBase = defineResource({
  name: 'account-base',
  route: '/account/settings/base',
  single: true,
  title: 'name',
  calls: 'account-base',
  fields: {
    id: field.id(),
    photo: field.image(),
    name: field.text({ required: true, max: 60 }),
    username: field.text({ max: 60 }),
  },
  form: { groups: [{ key: 'person', fields: ['photo', 'name', 'username'] }] },
  actions: { read: { codes: ['user'] }, update: { codes: ['user'] } },
})

/** How the console speaks and measures. */
export const accountCommon = defineResource({
  name: 'account-common',
  route: '/account/settings/common',
  single: true,
  title: 'language',
  calls: 'account-common',
  fields: {
    id: field.id(),
    /** Code of a language, each shown in its own name. */
    language: field.text({ required: true, max: 5 }),
    temperatureUnit: field.choice({ of: ['C', 'F'], required: true }),
    // From here on for this browser only: the account's record has no place for them.
    theme: field.choice({ of: ['system', 'dark', 'light'], required: true }),
    density: field.choice({ of: PREFERENCES.density, required: true }),
    motion: field.choice({ of: PREFERENCES.motion, required: true }),
    timeZone: field.choice({ of: PREFERENCES.timeZone, required: true }),
    weekStart: field.choice({ of: PREFERENCES.weekStart, required: true }),
    landing: field.choice({ of: PREFERENCES.landing, required: true }),
    dataSaver: field.choice({ of: PREFERENCES.dataSaver, required: true }),
    letterKeys: field.choice({ of: PREFERENCES.letterKeys, required: true }),
    seenData: field.choice({ of: PREFERENCES.seenData, required: true }),
  },
  form: {
    groups: [
      { key: 'speech', fields: ['language', 'temperatureUnit', 'timeZone', 'weekStart'] },
      { key: 'look', fields: ['theme', 'density', 'motion'] },
      { key: 'work', fields: ['landing', 'letterKeys', 'dataSaver', 'seenData'] },
    ],
  },
  actions: { read: { codes: ['user'] }, update: { codes: ['user'] } },
})

/** Which messages come, and when. */
export const accountMessage = defineResource({
  name: 'account-message',
  route: '/account/settings/message',
  single: true,
  title: 'quietFrom',
  calls: 'account-message',
  fields: {
    id: field.id(),
    alertPush: field.flag(),
    alertEmail: field.flag({ when: { field: 'emailBound', is: [true] } }),
    noticePush: field.flag(),
    levels: field.multiChoice({ of: MESSAGE_LEVELS, ticks: true }),
    quietFrom: field.choice({ of: QUIET_TIMES, required: true }),
    quietTo: field.choice({ of: QUIET_TIMES, required: true }),
    emailBound: field.flag({ readonly: true }),
  },
  form: {
    groups: [
      { key: 'channels', fields: ['alertPush', 'alertEmail', 'noticePush'] },
      { key: 'levels', fields: ['levels'] },
      { key: 'quiet', fields: ['quietFrom', 'quietTo'] },
    ],
  },
  actions: { read: { codes: ['user'] }, update: { codes: ['user'] } },
})

const ways = () => field.multiChoice({ of: MESSAGE_CHANNELS, ticks: true })

/** The same, finer: which message takes which ways (capability `messagePlan`). */
export const accountMessagePlan = defineResource({
  name: 'account-message-plan',
  route: '/account/settings/message',
  single: true,
  title: 'digest',
  calls: 'account-message-plan',
  fields: {
    id: field.id(),
    safety: ways(),
    fault: ways(),
    warning: ways(),
    information: ways(),
    notice: ways(),
    withoutSafety: field.flag(),
    /** Ids of plants. */
    plants: field.tags({ max: 100 }),
    tags: field.tags({ max: MAX_TAGS, each: LONGEST_TAG, from: 'tags' }),
    quietFrom: field.choice({ of: QUIET_TIMES, required: true }),
    quietTo: field.choice({ of: QUIET_TIMES, required: true }),
    digest: field.choice({ of: MESSAGE_DIGESTS, required: true }),
  },
  form: {
    groups: [
      { key: 'matrix', fields: [...MESSAGE_KINDS, 'withoutSafety'], view: 'messageMatrix' },
      { key: 'scope', fields: ['plants', 'tags'], view: 'messageScope' },
      { key: 'quiet', fields: ['quietFrom', 'quietTo'] },
      { key: 'digest', fields: ['digest'], view: 'messagePreview' },
    ],
  },
  actions: { read: { codes: ['user'] }, update: { codes: ['user'] } },
})
