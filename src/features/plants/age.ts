const STEPS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** The largest whole unit of an age in seconds, as a key and a count: 320 s is 5 minutes. */
export function spokenAge(seconds: number): { key: 'days' | 'hours' | 'minutes' | 'moments'; count: number } {
  for (const [key, size] of STEPS) if (seconds >= size) return { key, count: Math.floor(seconds / size) }
  return { key: 'moments', count: 0 }
}
