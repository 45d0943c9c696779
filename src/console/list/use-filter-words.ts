import { type Filter, plainText } from '../../schema/codec'
import { idsIn, type ReferenceId, targetOf } from '../../schema/references'
import { endWords } from '../fields/instant/days'
import { useDayZone } from '../fields/instant/day-zone'
import { useTitles } from '../fields/titles'
import type { Plan } from '../../schema/compile'
import { useResourceText } from '../text/use-resource-text'
import { useLanguage, useText } from '../../kit/text/use-text'

/** A filter as a short sentence: "Status is one of: Online, Alarm". */
export function useFilterWords(
  plan: Plan,
  filters: readonly Filter[],
  listZone: string | null,
): (filter: Filter) => string {
  const titles = useTitles(
    filters
      .map(({ field, value }) => ({ to: targetOf(plan.fields[field]) ?? '', ids: idsIn(value) }))
      .filter(({ to }) => to !== ''),
  )
  const t = useText('engine')
  const text = useResourceText(plan)
  const language = useLanguage()
  const dayZone = useDayZone()
  return ({ field: name, operator, value }) => {
    const field = plan.fields[name]
    const label = text.field(name)
    if (field === undefined || operator === 'missing' || operator === 'present')
      return `${label} ${t(`form.operators.${operator}`)}`
    const word = (one: string) => text.choice(name, one)
    const zone = field.kind === 'instant' ? dayZone(field, listZone) : null
    const say = (one: unknown, at: number) => {
      if (one === null || one === undefined || one === '') return '…'
      if (field.kind === 'multiChoice' || field.kind === 'tags') return word(String(one))
      const to = targetOf(field)
      if (to !== null) return titles.of(to, one as ReferenceId) ?? '…'
      if (zone !== null) return endWords(one, operator === 'to' || at > 0 ? 'last' : 'first', zone) ?? '…'
      return plainText(field, one, { zone: listZone, language, now: 0, record: {}, word, title: () => null })
    }
    const ends = Array.isArray(value) ? (value as readonly unknown[]) : [value]
    const valueText = operator === 'between' ? ends.map(say).join(' – ') : ends.map(say).join(', ')
    // "Is one of" a single one is that one.
    const said = operator === 'in' && ends.length === 1 ? 'is' : operator
    const place = zone === null || zone === listZone ? '' : ` (${zone})`
    const parts = { field: label, operator: t(`form.operators.${said}`), value: valueText }
    return t('filter.sentence', parts) + place
  }
}
