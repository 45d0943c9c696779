import { Link, useLocation, useNavigate } from 'react-router'
import { stepOfTrail, useTrail } from '../../console/data/trail'
import { useText } from '../../kit/text/use-text'
import { shownQuery } from '../../kit/browser/shown-query'
import { Stroke } from '../../kit/icon/stroke'
import { useKey } from '../../features/plants/use-key'
import css from './plant-header.module.css'

/** Back to the table that the plant was opened from, and on in its order, on the same tab. */
export function PlantSteps({ plant }: { plant: number }) {
  const t = useText('plant')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const step = useTrail('plants', String(plant))
  const to = (way: 'previous' | 'next') => () => {
    // A key may come before the screen has followed the last one.
    const id = stepOfTrail('plants', shownQuery().get('plant') ?? String(plant))?.[way] ?? null
    if (id !== null) void navigate(`${pathname}?plant=${id}`)
  }
  const [back, on] = [to('previous'), to('next')]
  useKey({ id: 'plant.previous', keys: '[', label: t('header.previous'), group: 'console' }, back)
  useKey({ id: 'plant.next', keys: ']', label: t('header.next'), group: 'console' }, on)
  if (step === null) return null
  return (
    <span className="text-caption whitespace-nowrap tabular-nums inline-flex items-center print:hidden">
      <button
        type="button"
        className={css['icon']}
        disabled={step.previous === null}
        aria-label={t('header.previous')}
        title={`${t('header.previous')} ([)`}
        onClick={back}
      >
        <Stroke d="m10 3-5 5 5 5" weight={1.6} />
      </button>
      <Link to={step.from} title={t('header.toList')}>
        {t('header.place', { position: step.position, count: step.count })}
      </Link>
      <button
        type="button"
        className={css['icon']}
        disabled={step.next === null}
        aria-label={t('header.next')}
        title={`${t('header.next')} (])`}
        onClick={on}
      >
        <Stroke d="m6 3 5 5-5 5" weight={1.6} />
      </button>
    </span>
  )
}
