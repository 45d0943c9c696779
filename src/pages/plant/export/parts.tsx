import { type ReactNode, useId } from 'react'
import css from './export.module.css'

/** A label over its control, and help below. */
export function Labelled(props: { label: string; help?: string; children(id: string): ReactNode }) {
  const id = useId()
  return (
    <div className={`justify-items-start hg-stack min-w-0 ${css['field']} gap-1.5`}>
      <label className="text-caption font-semibold" htmlFor={id}>
        {props.label}
      </label>
      {props.children(id)}
      {props.help !== undefined && <p className="text-ink-soft text-caption">{props.help}</p>}
    </div>
  )
}

export function Select<T extends string>(props: {
  id: string
  value: T
  of: readonly (readonly [T, string])[]
  onChange(value: T): void
}) {
  return (
    <select
      className="hg-control w-full"
      id={props.id}
      value={props.value}
      onChange={(event) => {
        const found = props.of.find(([value]) => value === event.target.value)
        if (found) props.onChange(found[0])
      }}
    >
      {props.of.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

interface Pick {
  readonly key: string
  readonly text: string
  readonly unit?: string | null
  readonly group?: string | null
}

interface PicksProps {
  readonly label: string
  /** `group` stands over the first of those that have it. */
  readonly of: readonly Pick[]
  readonly chosen: readonly string[]
  /** Beyond it nothing more can be chosen. */
  readonly max?: number
  onToggle(key: string): void
}

/** Some of many, in the order of the list. */
export function Picks({ label, of, chosen, max = Infinity, onToggle }: PicksProps) {
  return (
    <fieldset className={css['picks']}>
      <legend className="mb-1 text-caption font-semibold">{label}</legend>
      {groupsOf(of).map(([group, picks]) => (
        <div
          key={group ?? ''}
          className="contents"
          {...(group === null ? {} : { role: 'group', 'aria-label': group })}
        >
          {group !== null && (
            <span className="col-span-full pt-2 text-ink-soft text-caption font-semibold" aria-hidden="true">
              {group}
            </span>
          )}
          {picks.map(({ key, text, unit }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                disabled={!chosen.includes(key) && chosen.length >= max}
                onChange={() => onToggle(key)}
              />
              <span>{text}</span>
              {unit && <small className="text-ink-soft">{unit}</small>}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

/** In the order in which the groups come. */
function groupsOf(of: readonly Pick[]): readonly (readonly [string | null, readonly Pick[]])[] {
  const names = [...new Set(of.map(({ group = null }) => group))]
  return names.map((name) => [name, of.filter(({ group = null }) => group === name)])
}
