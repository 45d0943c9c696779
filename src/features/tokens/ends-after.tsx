import { TOKEN_DAYS } from '../../domain/people/api-token'
import { useText } from '../../kit/text/use-text'

/** When a key ends: each does. */
export function EndsAfter({ days, onDays }: { days: number; onDays(days: number): void }) {
  const t = useText('api-tokens')
  return (
    <label className="hg-stack gap-1 font-semibold">
      {t('ends')}
      <select
        className="hg-text-input max-w-60 font-normal text-ink"
        value={days}
        onChange={(event) => onDays(Number(event.target.value))}
      >
        {TOKEN_DAYS.map((one) => (
          <option key={one} value={one}>
            {t('days', { count: one })}
          </option>
        ))}
      </select>
    </label>
  )
}
