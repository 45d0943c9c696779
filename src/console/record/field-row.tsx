import { type ComponentType, Suspense, useEffect } from 'react'
import type { InputProps } from '../fields/types'
import { VIEWS } from '../fields/views'
import { Icon } from '../../kit/icon/icon'
import { SkeletonBlock } from '../../kit/panel/panel'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import type { Invalid } from '../../schema/kinds/rule'
import { useLeft } from './use-left'

/** Label above, control, help below it, and below that why it is refused. */
export function FieldRow(
  props: Omit<InputProps, 'invalid' | 'describedBy'> & {
    error: string | null
    /** In place of the control of the field's kind. */
    control?: ComponentType<InputProps>
    /** Takes the focus as soon as its control is there, unless somebody is writing elsewhere. */
    first?: boolean
    /** Hears why the field is refused since it was left. */
    onLeft?: (refused: Invalid | null) => void
  },
) {
  const { control, first = false, onLeft, ...given } = props
  const { plan, name, field, id } = given
  const t = useText('engine')
  const text = useResourceText(plan)
  const Input = control ?? VIEWS[field.kind].Input
  const left = useLeft({ ...given, onLeft })
  const error = left.errorOf(given.error)
  const help = text.help(name)
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      className="hg-field"
      data-invalid={error !== null || undefined}
      data-kind={field.kind}
      {...left.watch}
    >
      <label id={`${id}-label`} htmlFor={id}>
        {text.field(name)}
        {!field.required && field.kind !== 'flag' && (
          <span className="text-ink-soft font-normal"> {t('form.optional')}</span>
        )}
      </label>
      <Suspense fallback={<SkeletonBlock height={32} />}>
        <Input {...given} invalid={error !== null} describedBy={describedBy || undefined} />
        {first && <Focused id={id} />}
      </Suspense>
      {help && (
        <p id={`${id}-help`} className="hg-field-help text-ink-soft text-caption">
          {help}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} className="hg-field-error">
          <Icon name="warning" size={14} /> {error}
        </p>
      )}
    </div>
  )
}

/** Stands beside a control that comes late, and with it. */
function Focused({ id }: { id: string }) {
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea') !== true) document.getElementById(id)?.focus()
  }, [id])
  return null
}
