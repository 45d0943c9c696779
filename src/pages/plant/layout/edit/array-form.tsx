import { useId, useState } from 'react'
import { Button } from '../../../../kit/button/button'
import { Labelled } from '../../../../kit/form/labelled'
import {
  type ArrayShape,
  PLAN_LIMITS,
  type PlannedArray,
  reshaped,
  withoutArray,
} from '../../../../domain/modules/layout-plan'
import { Icon } from '../../../../kit/icon/icon'
import { useText } from '../../../../kit/text/use-text'
import type { EditParts } from './edit-parts'
import { NumberField } from './number-field'
import css from './edit.module.css'

/** The array of the chosen place: its name, grid, orientation and angles. */
export function ArrayForm({ editor, plan, locked }: EditParts) {
  const t = useText('module-edit')
  const id = useId()
  const at = editor.chosen?.array ?? 0
  const array = plan[at]
  if (array === undefined) return null
  const change = (part: Partial<ArrayShape>) =>
    editor.change(reshaped(plan, at, { ...shapeOf(array), ...part }))
  const field = { locked, of: array.id }
  return (
    <section
      className={`justify-items-start rounded-control hg-stack gap-3 min-w-0 ${css['card']}`}
      aria-label={`${t('array')}: ${array.name}`}
    >
      <h3 className="wrap-anywhere">{`${t('array')}: ${array.name}`}</h3>
      <NameField
        key={`${array.id} ${array.name}`}
        {...field}
        value={array.name}
        onCommit={(name) => change({ name })}
      />
      <div className="w-full hg-stack gap-x-3 gap-y-2 grid-cols-2">
        <NumberField
          {...field}
          label={t('rows')}
          value={array.rows}
          from={1}
          to={PLAN_LIMITS.rows}
          whole
          onCommit={(rows) => change({ rows: rows ?? 1 })}
        />
        <NumberField
          {...field}
          label={t('columns')}
          value={array.columns}
          from={1}
          to={PLAN_LIMITS.columns}
          whole
          onCommit={(columns) => change({ columns: columns ?? 1 })}
        />
        <NumberField
          {...field}
          label={`${t('words:fields.azimuth')} (°)`}
          value={array.azimuth}
          from={0}
          to={360}
          onCommit={(azimuth) => change({ azimuth })}
        />
        <NumberField
          {...field}
          label={`${t('words:fields.tilt')} (°)`}
          value={array.tilt}
          from={0}
          to={90}
          onCommit={(tilt) => change({ tilt })}
        />
      </div>
      <div className="hg-field">
        <label htmlFor={`${id}-way`}>{t('orientation')}</label>
        <select
          id={`${id}-way`}
          className="hg-text-input"
          disabled={locked}
          value={array.landscape ? 'landscape' : 'portrait'}
          onChange={(event) => change({ landscape: event.target.value === 'landscape' })}
        >
          <option value="portrait">{t('portrait')}</option>
          <option value="landscape">{t('landscape')}</option>
        </select>
      </div>
      <Button
        disabled={locked}
        onClick={() => {
          editor.change(withoutArray(plan, at))
          editor.choose(null)
        }}
      >
        <Icon name="delete" size={16} /> {t('removeArray')}
      </Button>
    </section>
  )
}

const shapeOf = ({ name, rows, columns, landscape, azimuth, tilt }: PlannedArray): ArrayShape => ({
  ...{ name, rows, columns, landscape, azimuth, tilt },
})

function NameField(props: { value: string; locked: boolean; onCommit(name: string): void }) {
  const t = useText('module-edit')
  const [typed, setTyped] = useState(props.value)
  const commit = () => {
    if (typed.trim() !== props.value && typed.trim() !== '') props.onCommit(typed.trim())
  }
  return (
    <Labelled
      id={useId()}
      label={t('words:fields.name')}
      wrong={typed.trim() === '' ? t('engine:invalid.required') : null}
    >
      {(described) => (
        <input
          {...described}
          className="hg-text-input"
          autoComplete="off"
          maxLength={PLAN_LIMITS.name}
          readOnly={props.locked}
          value={typed}
          data-clean={typed === props.value || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      )}
    </Labelled>
  )
}
