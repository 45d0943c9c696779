import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { neighbourOf, placeArrays } from '../../../../domain/modules/module-places'
import { type FoundArray, isUnsure, keyOf, type ProposedModule } from '../../../../domain/modules/photo-array'
import { MISSING } from '../../../../domain/values/quantity'
import { IconButton } from '../../../../kit/button/icon-button'
import { useText } from '../../../../kit/text/use-text'
import { ARROWS } from '../arrows'
import css from './photo.module.css'

const percent = (share: number) => `${share * 100}%`

/** The photo with a frame around each module: pressed where it is taken, dashed where it is not sure. */
export function PhotoPanels(props: {
  address: string
  found: FoundArray
  leftOut: ReadonlySet<string>
  onToggle(key: string): void
}) {
  const { modules } = props.found
  const t = useText('module-edit')
  const [at, setAt] = useState(0)
  const frames = useRef(new Map<string, HTMLButtonElement>())
  const marked = useMemo(
    () => modules.filter(({ box }) => box !== null).map((one) => ({ ...one, array: 0 })),
    [modules],
  )

  const walk = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    const from = marked[at]
    if (!step || !from) return
    event.preventDefault()
    const places = placeArrays(
      [{ rows: props.found.rows, columns: props.found.columns, landscape: false }],
      1,
    )
    const next = neighbourOf(marked, places, from, step)
    setAt(marked.indexOf(next))
    frames.current.get(keyOf(next))?.focus()
  }
  const labelOf = (one: ProposedModule) => {
    const sure = one.confidence === null ? MISSING : `${Math.trunc(one.confidence * 100)} %`
    if (one.missed) return t('photo.module', { row: one.row + 1, column: one.column + 1, value: t('gap') })
    const value = isUnsure(one) ? `${sure}, ${t('photo.isUnsure')}` : sure
    return t('photo.module', { row: one.row + 1, column: one.column + 1, value })
  }
  return (
    <>
      <div
        className="relative w-fit max-w-full mt-1 mb-2 mx-auto"
        role="group"
        aria-label={t('photo.picture')}
      >
        <img className="block max-w-full max-h-[50vh]" src={props.address} alt="" />
        {marked.map((one, index) => (
          <IconButton
            key={keyOf(one)}
            ref={(frame) => {
              if (frame) frames.current.set(keyOf(one), frame)
              else frames.current.delete(keyOf(one))
            }}
            className={css['frame']}
            style={
              one.box
                ? {
                    left: percent(one.box.x),
                    top: percent(one.box.y),
                    width: percent(one.box.width),
                    height: percent(one.box.height),
                  }
                : {}
            }
            tabIndex={index === at ? 0 : -1}
            aria-pressed={!props.leftOut.has(keyOf(one))}
            label={labelOf(one)}
            data-unsure={isUnsure(one) || undefined}
            data-missed={one.missed}
            onFocus={() => setAt(index)}
            onKeyDown={walk}
            onClick={() => props.onToggle(keyOf(one))}
          >
            {isUnsure(one) && '?'}
          </IconButton>
        ))}
      </div>
      {marked.length > 0 && <p className="hg-field-help text-ink-soft text-caption">{t('photo.keys')}</p>}
    </>
  )
}
