import { plants as declared } from '../../../resources/plants'
import { ToneMark } from '../../console/fields/tone-mark'
import type { PlantStatus } from '../../domain/plants/plant-status'
import { ValueView } from '../../kit/figure/figure-view'
import { useText } from '../../kit/text/use-text'
import type { Tone } from '../../schema/field'
import type { PlantNow } from '../../transport/calls/stations'
import { followLink, plantAddress } from './open-address'
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
          <div key={plant.id} role="row" className={css['row']}>
            <span role="cell" className={css['cell']}>
              <a href={plantAddress(plant.id)} onClick={followLink}>
                {plant.name ?? t('unnamed', { id: plant.id })}
              </a>
            </span>
            <span role="cell" className={css['cell']}>
              <span data-tone={tone}>
                <ToneMark tone={tone} />
                {t(`status.${plant.state}`)}
              </span>
            </span>
            <span role="cell" className={`${css['cell'] ?? ''} ${css['power'] ?? ''}`}>
              <ValueView value={plant.production} unit="W" />
            </span>
          </div>
        )
      })}
    </div>
  )
}
