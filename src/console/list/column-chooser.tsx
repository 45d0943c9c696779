import { Button } from '../../kit/button/button'
import { KeptButton } from '../../kit/button/kept-button'
import { type DragEvent, useState } from 'react'
import { TIGHT } from '../../kit/browser/media'
import { useMedia } from '../../kit/browser/use-media'
import { Icon } from '../../kit/icon/icon'
import { MenuButton } from '../../kit/menu/menu-button'
import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import css from './chooser.module.css'

/** Which columns stand in the table and in which order, by dragging or by keys; and how high the rows are. */
export function ColumnChooser(props: { list: ListControl }) {
  const { list } = props
  const { columns, text, plan } = list
  const t = useText('engine')
  const tight = useMedia(TIGHT)
  const shown = columns.shown.map(({ name }) => name)
  const [dragged, setDragged] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const move = (name: string, to: (names: readonly string[]) => number) => {
    const names = columns.now()
    const rest = names.filter((one) => one !== name)
    const at = Math.max(names.includes(plan.title) ? 1 : 0, Math.min(rest.length, to(names)))
    rest.splice(at, 0, name)
    columns.choose(rest)
    setAnnouncement(t('list.moved', { what: text.field(name), at: at + 1, of: rest.length }))
  }
  const step = (name: string, by: 1 | -1) => move(name, (names) => names.indexOf(name) + by)
  const toggle = (name: string) => {
    const names = columns.now()
    const rest = names.filter((one) => one !== name)
    if (rest.length > 0) columns.choose(rest.length < names.length ? rest : [...names, name])
  }
  const onDrop = (event: DragEvent, name: string) => {
    event.preventDefault()
    if (dragged !== null && dragged !== name) move(dragged, (names) => names.indexOf(name))
    setDragged(null)
  }

  return (
    <MenuButton
      label={t('list.columns')}
      face={
        <>
          <Icon name="columns" size={16} />
          <span className="truncate max-w-[16ch] max-[1101px]:hidden">{t('list.columns')}</span>
        </>
      }
    >
      {() => (
        <div className={`hg-stack gap-1 ${css['panel']} w-[min(320px,calc(100vw-48px))] phone:w-auto`}>
          <ul aria-label={t('list.columns')}>
            {columns.offered.map((name) => {
              const at = shown.indexOf(name)
              const fixed = name === plan.title && plan.columns.includes(name)
              const movable = at >= 0 && !fixed
              const label = text.field(name)
              return (
                <li
                  key={name}
                  className={css['item']}
                  draggable={movable}
                  data-dragged={dragged === name || undefined}
                  onDragStart={() => setDragged(name)}
                  onDragOver={(event) => at >= 0 && event.preventDefault()}
                  onDrop={(event) => onDrop(event, name)}
                  onDragEnd={() => setDragged(null)}
                >
                  <label className="hg-line flex-1 gap-2.5 min-w-0 min-h-9 cursor-pointer">
                    <input
                      type="checkbox"
                      className="hg-tick"
                      checked={at >= 0}
                      disabled={fixed || (at >= 0 && shown.length === 1)}
                      onChange={() => toggle(name)}
                    />
                    <span className="overflow-hidden text-ellipsis">{label}</span>
                  </label>
                  {movable && (
                    <>
                      <KeptButton
                        aria-label={t('list.moveUp', { what: label })}
                        off={at <= (shown.includes(plan.title) ? 1 : 0)}
                        onClick={() => step(name, -1)}
                      >
                        <Icon name="up" size={14} />
                      </KeptButton>
                      <KeptButton
                        aria-label={t('list.moveDown', { what: label })}
                        off={at === shown.length - 1}
                        onClick={() => step(name, 1)}
                      >
                        <Icon name="down" size={14} />
                      </KeptButton>
                    </>
                  )}
                </li>
              )
            })}
          </ul>
          <p className="sr-only" role="status">
            {announcement}
          </p>
          {tight && !columns.chosen && (
            <p className="text-ink-soft text-caption flex-1 min-w-0 my-1 mx-2 col-span-full">
              {t('list.noRoom')}
            </p>
          )}
          <div className={`hg-row justify-between ${css['foot']}`}>
            <fieldset className="hg-wrap gap-x-3 gap-y-1">
              <legend className="text-ink-soft text-caption">{t('list.density')}</legend>
              {(['usual', 'compact'] as const).map((density) => (
                <label className="hg-inline gap-1.5 min-h-8 cursor-pointer" key={density}>
                  <input
                    type="radio"
                    className="hg-tick"
                    name={`density-${plan.name}`}
                    checked={columns.density === density}
                    onChange={() => columns.setDensity(density)}
                  />
                  <span>{t(`list.${density}`)}</span>
                </label>
              ))}
            </fieldset>
            <Button kind="quiet" onClick={() => columns.choose(null)}>
              {t('list.resetColumns')}
            </Button>
          </div>
        </div>
      )}
    </MenuButton>
  )
}
