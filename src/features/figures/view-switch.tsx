import { useText } from '../../kit/text/use-text'
import css from './controls.module.css'

/** Picture or figures of the same thing. */
export function ViewSwitch({ table, onChange }: { table: boolean; onChange(table: boolean): void }) {
  const t = useText('plant')
  return (
    <Choice
      label={t('view.label')}
      value={table ? 'table' : 'chart'}
      options={[
        ['chart', t('view.chart')],
        ['table', t('view.table')],
      ]}
      onChange={(value) => onChange(value === 'table')}
    />
  )
}

interface ChoiceProps<Key extends string> {
  label: string
  value: Key
  options: readonly (readonly [Key, string])[]
  onChange(value: Key): void
}

/** A few exclusive choices side by side. */
export function Choice<Key extends string>({ label, value, options, onChange }: ChoiceProps<Key>) {
  return (
    <div role="group" aria-label={label} className={css['choice']}>
      {options.map(([key, word]) => (
        <button key={key} type="button" aria-pressed={key === value} onClick={() => onChange(key)}>
          {word}
        </button>
      ))}
    </div>
  )
}
