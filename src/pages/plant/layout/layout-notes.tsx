import { type ModuleTile } from '../../../domain/modules/module-tiles'
import type { Plant } from '../../../domain/plants/reading'
import { spokenAge } from '../../../features/plants/age'
import { useNow } from '../../../kit/time/use-now'
import { useText } from '../../../kit/text/use-text'

interface NotesProps {
  readonly plant: Plant
  readonly asleep: boolean
  readonly measured: boolean
  readonly tiles: readonly ModuleTile[]
}

/** What one must know before believing the colours. */
export function LayoutNotes({ plant, asleep, measured, tiles }: NotesProps) {
  const t = useText('modules')
  const plantText = useText('plant')
  const now = useNow(30)
  const { lastUpdate } = plant
  const silent = tiles.every(({ module }) => module.state === 'offline')
  const never = tiles.every(({ module }) => module.power === null && module.energyToday === null)
  const { key, count } = spokenAge(Math.max(0, now - (lastUpdate ?? now)))
  const age = plantText(`age.${key}`, { count })
  const note =
    never && lastUpdate === null
      ? t('note.never')
      : asleep
        ? t('note.asleep', { age })
        : silent
          ? t('note.silent', { age })
          : null
  if (note === null && measured) return null
  return (
    <div role="note" className="text-caption rounded-control py-2 px-3 bg-surface-raised">
      {note !== null && <p>{note}</p>}
      {!measured && <p>{t('note.strings')}</p>}
    </div>
  )
}
