import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { Button } from '../../../../kit/button/button'
import { Labelled } from '../../../../kit/form/labelled'
import { plainSerial, serialRows } from '../../../../domain/devices/serial-list'
import {
  beside,
  filled,
  modulesOf,
  moved,
  type Place,
  type Step,
  tileAt,
  withoutTile,
  withTile,
} from '../../../../domain/modules/layout-plan'
import { tileKey } from '../../../../domain/modules/module-tiles'
import { placesOf } from '../../../../domain/modules/plan-serials'
import { Icon } from '../../../../kit/icon/icon'
import { useText } from '../../../../kit/text/use-text'
import { type EditParts, placeName } from './edit-parts'
import css from './edit.module.css'

interface CardProps extends EditParts {
  readonly serial: RefObject<HTMLInputElement | null>
}

const MOVES: readonly (readonly [Step, string])[] = [
  ['left', '←'],
  ['up', '↑'],
  ['down', '↓'],
  ['right', '→'],
]

/** The chosen place: its serial, and what may be done to its module without dragging. */
export function PlaceCard({ editor, plan, known, locked, serial }: CardProps) {
  const t = useText('module-edit')
  const { chosen, choose, change } = editor
  if (chosen === null || plan[chosen.array] === undefined)
    return <p className="text-ink-soft text-caption">{t('choose')}</p>
  const tile = tileAt(plan, chosen)
  const go = (step: Step) => {
    const to = beside(plan, chosen, step)
    if (to === null) return
    change(moved(plan, chosen, to))
    choose(to)
  }
  const name = placeName(plan, chosen)
  return (
    <section
      className={`justify-items-start rounded-control hg-stack gap-3 min-w-0 ${css['card']}`}
      aria-label={name}
    >
      <h3 className="wrap-anywhere">{name}</h3>
      {tile && known && (
        <SerialField {...{ editor, plan, known, locked, serial, place: chosen, value: tile.serial ?? '' }} />
      )}
      <div className={`hg-wrap ${css['moves']} gap-1.5`}>
        {tile && (
          <div className={`hg-wrap ${css['moves']} gap-1.5`} role="group" aria-label={t('move.label')}>
            {MOVES.map(([step, sign]) => (
              <Button
                key={step}
                aria-label={t(`move.${step}`)}
                title={t(`move.${step}`)}
                off={locked || beside(plan, chosen, step) === null}
                onClick={() => go(step)}
              >
                <span aria-hidden="true">{sign}</span>
              </Button>
            ))}
          </div>
        )}
        {/* One button: the focus stays on what has become its opposite. */}
        <Button
          disabled={locked}
          onClick={() => change(tile ? withoutTile(plan, chosen) : withTile(plan, chosen, null))}
        >
          <Icon name={tile ? 'delete' : 'plus'} size={16} /> {t(tile ? 'take' : 'put')}
        </Button>
      </div>
    </section>
  )
}

interface FieldProps extends CardProps {
  readonly known: readonly string[]
  readonly place: Place
  readonly value: string
}

/** Typed, scanned (a scanner types and presses Enter, and the next module waits), or a column pasted. */
function SerialField({ editor, plan, known, locked, serial, place, value }: FieldProps) {
  const t = useText('module-edit')
  const id = useId()
  const { change, choose } = editor
  const [typed, setTyped] = useState(value)
  const [left, setLeft] = useState(0)
  const [shown, setShown] = useState({ value, at: tileKey(place) })
  const at = tileKey(place)
  // Another module or another serial begins the field anew; it stays the same field, so that a scanner can go on.
  if (shown.at !== at || shown.value !== value) {
    setShown({ value, at })
    setTyped(value)
    if (shown.at !== at) setLeft(0)
  }
  useEffect(() => {
    if (document.activeElement === serial.current) serial.current?.select()
  }, [at, serial])
  const plain = plainSerial(typed)
  const elsewhere = plain === '' ? [] : placesOf(plan, plain, place)
  const wrong =
    plain !== '' && serialRows(typed)[0]?.wrong !== null
      ? t('engine:invalid.serial')
      : elsewhere.length > 0
        ? t('twice', { places: elsewhere.map((one) => placeName(plan, one)).join(', ') })
        : plain !== '' && !known.includes(plain)
          ? t('wrong.stranger')
          : null
  /** A duplicate is refused; a serial that the plant does not have yet may wait in the draft. */
  const taken = plain === '' || (serialRows(typed)[0]?.wrong === null && elsewhere.length === 0)
  const commit = () => {
    if (taken && plain !== value) change(withTile(plan, place, plain === '' ? null : plain))
    return taken
  }
  const next = () => {
    const all = modulesOf(plan)
    const at = all.findIndex((one) => tileKey(one) === tileKey(place))
    const after = all[at + 1]
    if (after) choose({ array: after.array, row: after.row, column: after.column })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (commit()) next()
  }
  const onPaste = (event: ClipboardEvent) => {
    const rows = serialRows(event.clipboardData.getData('text'), [], plan.length * 6000)
    const good = rows.filter((row) => row.wrong === null).map((row) => row.serial)
    if (rows.length < 2) return
    event.preventDefault()
    const fill = filled(plan, place, good)
    setLeft(fill.left.length + rows.length - good.length)
    change(fill.plan)
  }
  return (
    <>
      <Labelled id={id} label={t('words:fields.serial')} help={t('serialHelp')} wrong={wrong}>
        {(described) => (
          <input
            {...described}
            ref={serial}
            className="hg-text-input"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            readOnly={locked}
            value={typed}
            data-clean={plain === value || undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={commit}
          />
        )}
      </Labelled>
      {wrong === null && left > 0 && (
        <p className="hg-field-error" role="alert">
          <Icon name="warning" size={14} /> {t('left', { count: left })}
        </p>
      )}
    </>
  )
}
