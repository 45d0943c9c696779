import type { RecordValues } from '../../schema/codec'
import { plainText } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useLanguage } from '../use-text'
import { useResourceText } from '../use-resource-text'

/** A value of a record as its kind shows it. */
export function RowCell(props: { plan: Plan; name: string; record: RecordValues; zone: string | null }) {
  const { plan, name, record, zone } = props
  const text = useResourceText(plan)
  const language = useLanguage()
  const field = plan.fields[name]
  if (field === undefined) return null
  const word = (one: string) => text.choice(name, one)
  return <>{plainText(field, record[name], { zone, language, now: 0, record, word })}</>
}
