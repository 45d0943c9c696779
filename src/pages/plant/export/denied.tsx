import { useText } from '../../../kit/text/use-text'

/** Which permission is missing, and at which plant if it is not the one in sight. */
export function Denied({ id, plant }: { id?: string; plant?: string }) {
  const t = useText('plant-export')
  return (
    <p id={id} className="text-ink-soft text-caption">
      {plant !== undefined && <strong>{plant}: </strong>}
      {t('builder.denied')} <code>report:export</code>
    </p>
  )
}
