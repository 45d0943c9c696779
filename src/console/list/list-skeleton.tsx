import { useEffect, useState } from 'react'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { ListControl } from './control'
import { ROW_HEIGHT, tracks } from './tracks'
import css from './table.module.css'

/** Skeletons show after this long, so that quick replies do not flicker (look.md), ms. */
const DELAY = 300

/** The table to come, in its final geometry. */
export function ListSkeleton(props: { list: Pick<ListControl, 'columns' | 'plan' | 'selectable'> }) {
  const { list } = props
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY)
    return () => clearTimeout(timer)
  }, [])
  const height = ROW_HEIGHT[list.columns.density]
  return (
    <div
      className={css['scroller']}
      style={{ ...tracks(list), overflow: 'hidden', visibility: due ? 'visible' : 'hidden' }}
      aria-hidden="true"
    >
      {Array.from({ length: 12 }, (_, index) => (
        <div
          key={index}
          className="grid items-center border-b border-b-line grid-cols-[var(--tracks)]"
          style={{ height: index === 0 ? 40 : height }}
        >
          {list.selectable && <span />}
          {list.columns.shown.map(({ name, end }, at) => (
            <span key={name} className={css['cell']} data-end={end || undefined}>
              <SkeletonBlock
                width={`${at === 0 ? 70 - (index % 3) * 12 : 50 - (index % 2) * 10}%`}
                height={12}
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
