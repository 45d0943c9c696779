import { plants as declared } from '../../../resources/plants'
import { ToneMark } from '../../console/fields/tone-mark'
import type { PlantStatus } from '../../domain/plants/plant-status'
import { ValueView } from '../../kit/figure/figure-view'
import { useText } from '../../kit/text/use-text'
import type { Tone } from '../../schema/field'
import type { PlantNow } from '../../transport/calls/stations'
import { followLink, followRow, plantAddress } from './open-address'
import css from './first-rows.module.css'

const TONES: Partial<Record<PlantStatus, Tone>> = declared.fields.state.tones

/** Names, states and powers of the table to come, each where its column will stand. */
export function FirstTable(props: { rows: readonly PlantNow[] }) {
  const t = useText('plant')
  return (
    <div role="table" aria-label={t('list.table')} className={css['table']}>
      {props.rows.map((plant) => {
        const tone = TONES[plant.state] ?? 'quiet'
        return (
          // As in the list to come, a press anywhere in a row opens it; keys go to its link.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={plant.id}
            role="row"
            tabIndex={-1}
            className={css['row']}
            onClick={(event) => followRow(event, plantAddress(plant.id))}
          >
            <span role="cell" className={css['cell']}>
              <a
                className="overflow-hidden text-ellipsis font-semibold no-underline text-ink"
                href={plantAddress(plant.id)}
                onClick={followLink}
              >
                {plant.name ?? t('unnamed', { id: plant.id })}
              </a>
            </span>
            <span role="cell" className={css['cell']}>
              <span className="hg-inline gap-1.5 min-w-0" data-tone={tone}>
                <ToneMark tone={tone} />
                <span className="overflow-hidden text-ellipsis">{t(`status.${plant.state}`)}</span>
              </span>
            </span>
            <span role="cell" className={`${css['cell'] ?? ''} col-[4] justify-end tabular-nums`}>
              <ValueView value={plant.production} unit="W" />
            </span>
          </div>
        )
      })}
    </div>
  )
}
