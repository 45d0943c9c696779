const formatters = new Map<string, Intl.RelativeTimeFormat>()

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** "5 min. ago" in the language given, in the largest unit of which there is one; below a minute "now". */
export function since(seconds: number, language: string): string {
  let formatter = formatters.get(language)
  if (formatter === undefined) {
    formatter = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
    formatters.set(language, formatter)
  }
  const whole = Math.max(0, Math.floor(seconds))
  for (const [unit, size] of STEPS) {
    if (whole >= size) return formatter.format(-Math.floor(whole / size), unit)
  }
  return formatter.format(0, 'second')
}
