import { REMINDER_DAYS } from '../../../src/domain/money/reminders'
import { calendarDate } from '../../../src/domain/time/instant'
import type { Fields } from '../energy/figures'
import { DAY } from '../place/zone'
import type { Centre, SimPlant } from '../plants/plant'
import type { Session } from '../people/sessions'
import { LOSS_TEXTS, REMINDER_TEXTS } from '../texts/reminder-texts.data'
import type { Lan } from '../texts/languages'
import { type Call, demand, sessionOf } from '../wire/call'
import { record } from '../wire/call-values'
import { badParameter } from '../wire/refusal'
import type { World } from '../world'
import { policiesOf } from './insurance-policies'
import { documentEnds } from './plant-documents'
import { keptLine, lineEnd, loggerOf, MEMORY_DAYS } from './line-ends'

/* When somebody is reminded that a data plan, a cover or a document ends; ours, not the vendor's. */

export const REMINDER = 'reminder'
const KINDS = ['dataPlan', 'insurance', 'document'] as const
export type Kind = (typeof KINDS)[number]

export interface Setting extends Record<Kind, readonly number[]> {
  accountId: number
  organizationId: number
  email: boolean
  /** Epoch s until which mails have gone out. */
  mailedUntil: number
}

const keyOf = ({ account, organisation }: Session) => `${account.id} ${organisation?.id ?? 0}`

function settingOf(world: World, session: Session): Setting {
  const kept = world.store.get(REMINDER, keyOf(session)) as Setting | undefined
  const { account, organisation } = session
  const days = { dataPlan: [30, 7], insurance: [30, 7], document: [30, 7] }
  const fresh = { ...days, email: false, mailedUntil: 0 }
  return { accountId: account.id, organizationId: organisation?.id ?? 0, ...fresh, ...kept }
}

function settingFields(call: Call): Fields {
  const { dataPlan, insurance, document, email } = settingOf(call.world, sessionOf(call))
  const hasEmail = sessionOf(call).account.email !== null
  return { dataPlan, insurance, document, email: email && hasEmail ? 1 : 0, hasEmail: hasEmail ? 1 : 0 }
}

export function read(call: Call): Fields {
  demand(call, 'user')
  return settingFields(call)
}

/** `{dataPlan, insurance, document, email}`; days that are not sent stay as they are. */
export function save(call: Call): Fields {
  const session = demand(call, 'user')
  const body = record(call.body)
  const before = settingOf(call.world, session)
  const daysOf = (kind: Kind) => {
    const raw = body[kind] ?? before[kind]
    const days = REMINDER_DAYS.filter((day) => Array.isArray(raw) && raw.includes(day))
    if (!Array.isArray(raw) || days.length !== raw.length) throw badParameter(kind)
    return days
  }
  const [dataPlan, insurance, document] = [daysOf('dataPlan'), daysOf('insurance'), daysOf('document')]
  const email = body['email'] === 1
  if (email && !session.account.email) throw badParameter('email')
  // What was due before it was asked for is not sent any more.
  call.world.store.put(REMINDER, keyOf(session), {
    ...before,
    ...{ dataPlan, insurance, document, email, mailedUntil: call.now },
  })
  return settingFields(call)
}

interface Ending {
  kind: Kind
  plant: SimPlant
  until: number
  /** What it is called, and its id, where a plant has several of them. */
  name?: string
  id?: number
}

/** What ends of itself: plans that do not renew themselves, covers, and documents of plants that one may change. */
function endingsOf(world: World, centre: Centre, session: Session): Ending[] {
  const plans = session.plantsWith('device:read').flatMap((id): Ending[] => {
    const plant = world.plant(id, centre)
    if (!plant || keptLine(world, plant)['auto']) return []
    return [{ kind: 'dataPlan', plant, until: lineEnd(world, plant) }]
  })
  const covers = policiesOf(world, session.account.id).flatMap(({ policy }): Ending[] => {
    const plant = world.plant(policy.stationId, centre)
    return plant ? [{ kind: 'insurance', plant, until: policy.untilTime }] : []
  })
  const papers = documentEnds(world, centre, session).map((end): Ending => ({ kind: 'document', ...end }))
  return [...plans, ...covers, ...papers]
}

export interface Due extends Ending {
  at: number
}

/** What was to be said after a moment and until another, and has not become pointless since. */
export function dueOf(world: World, centre: Centre, session: Session, [after, now]: [number, number]): Due[] {
  const setting = settingOf(world, session)
  return endingsOf(world, centre, session)
    .flatMap((ending) =>
      setting[ending.kind].map((days): Due => ({ ...ending, at: ending.until - days * DAY })),
    )
    .filter(({ at, until }) => after < at && at <= now && now <= until)
    .filter(({ kind, plant }) => kind !== 'dataPlan' || loggerOf(world, plant) !== undefined)
}

/** As messages of the platform. */
export function reminderMessages(call: Call, lan: Lan, since: number): Fields[] {
  return dueOf(call.world, call.centre, sessionOf(call), [since, call.now]).map(
    ({ kind, plant, at, until, name, id = '' }) => {
      const title = REMINDER_TEXTS[lan][kind]
      const what = name === undefined ? plant.name : `${plant.name}, ${name}`
      const said = `${what}: ${title} (${calendarDate(until, plant.place.zone)})`
      return {
        id: `notice${KINDS.indexOf(kind) + 1}${plant.id}${at}${id}`,
        msgType: 'NOTICE',
        title,
        content: [said, ...(kind === 'dataPlan' ? [LOSS_TEXTS[lan](MEMORY_DAYS)] : [])].join(
          lan === 'zh' || lan === 'ja' ? '。' : '. ',
        ),
        createdDate: at,
        stationId: plant.id,
      }
    },
  )
}
