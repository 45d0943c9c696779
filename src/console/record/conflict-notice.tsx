import { useState } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { since } from '../fields/age/since'
import { FieldCell } from '../fields/field-cell'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { useNow } from '../../kit/time/use-now'
import { useResourceText } from '../text/use-resource-text'
import { useLanguage, useText } from '../../kit/text/use-text'
import { changedFields } from './form-rules'
import type { Conflict } from './use-conflict'

/** Somebody else was faster. Compare, save all the same, or take theirs: nothing is decided in silence. */
export function ConflictNotice(props: {
  plan: Plan
  conflict: Conflict
  mine: RecordValues
  names: readonly string[]
  zone: string | null
  onOverwrite: () => void
  onReload: () => void
}) {
  const { plan, conflict, mine, zone } = props
  const t = useText('engine')
  const text = useResourceText(plan)
  const language = useLanguage()
  const now = useNow()
  const [comparing, setComparing] = useState(false)
  const differing = changedFields(conflict.theirs, mine, props.names)
  const said =
    // "Now" is said by the sentence itself.
    conflict.at === null || now - conflict.at < 60
      ? t('form.conflict.text')
      : t('form.conflict.textSince', { since: since(now - conflict.at, language) })
  return (
    <div className="hg-stack gap-3 hg-card mb-6 py-3 px-4 border-warning bg-warning-wash" role="alert">
      <p>
        <Icon name="warning" size={16} /> {said}
      </p>
      {comparing && (
        <table className="hg-compare">
          <thead>
            <tr>
              <th scope="col">{t('form.conflict.field')}</th>
              <th scope="col">{t('form.conflict.mine')}</th>
              <th scope="col">{t('form.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => {
              const field = plan.fields[name]
              if (field === undefined) return null
              return (
                <tr key={name}>
                  <th scope="row">{text.field(name)}</th>
                  {[mine, conflict.theirs].map((record, side) => (
                    <td className="whitespace-nowrap" key={side}>
                      <FieldCell {...{ plan, name, field, record, zone }} value={record[name]} />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <div className="hg-wrap">
        <Button aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
          {t('form.conflict.compare')}
        </Button>
        <Button onClick={props.onOverwrite}>{t('form.conflict.overwrite')}</Button>
        <Button onClick={props.onReload}>{t('form.conflict.reload')}</Button>
      </div>
    </div>
  )
}
