import type { Weather } from '../../../domain/place/weather'

const SUN =
  'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'
const CLOUD = 'M7.5 16a3.8 3.8 0 0 1 0-7.5 5 5 0 0 1 9.4 1.2A3.2 3.2 0 0 1 16.8 16z'

/** Each of the eight conditions of specification 3: the sky, and what falls from it. */
const DRAWINGS: Record<Weather, { sky: string; fall?: string; hue: string }> = {
  sunny: { sky: SUN, hue: 'production' },
  cloudy: { sky: CLOUD, hue: 'purchase' },
  foggy: { sky: CLOUD, fall: 'M5 19h9M16.5 19H19M7 21.5h10', hue: 'purchase' },
  'snow-s': { sky: CLOUD, fall: 'M9 19.5h.01M12 21.5h.01M15 19.5h.01', hue: 'consumption' },
  'rainy-s': { sky: CLOUD, fall: 'M9.5 18.5 9 20.5M14.5 18.5l-.5 2', hue: 'consumption' },
  'rainy-l': { sky: CLOUD, fall: 'M8.5 18.5l-1 3.5M12.3 18.5l-1 3.5M16 18.5l-1 3.5', hue: 'consumption' },
  thunder: { sky: CLOUD, fall: 'm12.5 17-2 3h3l-2 3', hue: 'feed-in' },
  unknow: { sky: 'M4 12h16', hue: 'purchase' },
}

/** A drawn condition; the word beside it says the same. */
export function WeatherIcon({ weather, size = 28 }: { weather: Weather; size?: number }) {
  const { sky, fall, hue } = DRAWINGS[weather]
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke={`var(--${hue})`}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={sky} />
      {fall && <path d={fall} strokeWidth="2" />}
    </svg>
  )
}
