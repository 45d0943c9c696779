import { usePreferences } from '../../console/data/use-preferences'
import type { Page, Plant } from '../../domain/plants/reading'
import { PlantRow, ROW_HEIGHT } from '../../features/plants/plant-row'
import { useText } from '../../kit/text/use-text'
import list from '../../features/plants/plant-list.module.css'
import css from './first-rows.module.css'

/** The rows of the pane to come; a press opens the plant once its screen is there. */
export function FirstPane(props: {
  plants: Page<Plant>
  now: number
  /** The plant that the address names, if any. */
  selected: number | null
  onOpen(plant: number): void
}) {
  const { plants, now, onOpen } = props
  const t = useText('plant')
  const height = ROW_HEIGHT[usePreferences().density]
  const selected = props.selected ?? plants.rows[0]?.id
  return (
    <div
      role="listbox"
      aria-label={t('list.title')}
      className={`overflow-y-auto overscroll-contain [scrollbar-width:thin] ${css['rows']} ${list['rows']}`}
    >
      <div role="presentation" style={{ height: plants.rows.length * height, position: 'relative' }}>
        {plants.rows.map((plant, index) => (
          <PlantRow
            key={plant.id}
            plant={plant}
            now={now}
            id={`first-${plant.id}`}
            position={index + 1}
            size={plants.total}
            top={index * height}
            height={height}
            selected={plant.id === selected}
            active={false}
            onSelect={({ id }) => onOpen(id)}
          />
        ))}
      </div>
    </div>
  )
}
