import type { AlarmFacts } from '../../../domain/alarms/alarm-facts'
import type { CauseRule } from '../../../domain/alarms/cause-rules'
import { type TriageState, TRIAGE_STATES } from '../../../domain/alarms/triage-state'
import { type Translate, useText } from '../../../kit/text/use-text'
import type { ShownGroup } from './lines'

/** Ids of the rules as shown to people (screens 3). */
const NAMES: Readonly<Partial<Record<CauseRule, string>>> = {
  path: 'R1', grid: 'R2', logger: 'R3', device: 'R4', battery: 'R5', firmware: 'R6', moisture: 'R7',
} // oxfmt-ignore

export interface GroupText {
  readonly t: Translate
  title(group: ShownGroup): string
  /** What to do next, in a sentence. */
  step(group: ShownGroup): string
  /** "4 of 4 signs"; null for a group that no rule made. */
  evidence(group: ShownGroup): string | null
  rule(group: ShownGroup): string | null
  sign(name: string, group: ShownGroup): string
  /** Where it is: its plant by name, several by number. `scoped`: the plant is known. */
  extent(group: ShownGroup, scoped: boolean): string
  /** Where its alarms stand: "2 open · 1 recovered". */
  states(group: ShownGroup): readonly { readonly state: TriageState; readonly said: string }[]
}

const firstText = (...values: readonly unknown[]) =>
  String(values.find((value) => typeof value === 'string' && value !== '') ?? '--')

export function useGroupText(): GroupText {
  const t = useText('alert-groups')
  const signsOf = ({ alarms: [first] }: ShownGroup): AlarmFacts['signs'] | undefined => first?.signs
  return {
    t,
    title(group) {
      const { rule, lead } = group
      switch (rule) {
        case 'grid':
          return t('title.grid', { place: firstText(signsOf(group)?.place, lead['plant']) })
        case 'logger':
          return t('title.logger', { serial: firstText(lead['serial'], lead['device'], lead['plant']) })
        case 'battery':
          return t('title.battery', { device: firstText(lead['device']) })
        case 'firmware':
          return t('title.firmware', { version: firstText(signsOf(group)?.firmware) })
        case 'path':
        case 'moisture':
          return t(`title.${rule}`)
        default:
          return [firstText(lead['alarm']), lead['device']].filter(Boolean).join(' · ')
      }
    },
    step({ rule, lead, figures }) {
      if (!figures.lasts) return t(figures.left > 0 ? 'step.recovered' : 'step.done')
      const { advice } = lead
      const own = rule === 'single' || rule === 'device'
      return own && typeof advice === 'string' ? advice : t(`step.${own ? 'single' : rule}`)
    },
    evidence({ rule, signs }) {
      const met = signs.filter((sign) => sign.met).length
      return rule === 'single' ? null : t('evidence', { met, of: signs.length })
    },
    states: ({ figures }) =>
      TRIAGE_STATES.flatMap((state) => {
        const count = figures.states[state]
        return count === undefined ? [] : { state, said: t(`state.${state}`, { count }) }
      }),
    extent({ figures, lead: { plant } }, scoped) {
      const devices = t('devices', { count: figures.devices })
      if (scoped) return devices
      if (figures.plants === 1 && typeof plant === 'string') return plant
      return [t('plants', { count: figures.plants }), devices].join(' · ')
    },
    rule: ({ rule }) => NAMES[rule] ?? null,
    sign: (name, { figures }) => t(`sign.${name}`, { plants: figures.plants, devices: figures.devices }),
  }
}
