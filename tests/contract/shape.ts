/** What a value of a kind looks like; the bounds reveal a wrong unit (ms for s, kW for W, text for a number). */
const KINDS: Record<string, (value: unknown) => boolean> = {
  any: (value) => value !== undefined,
  text: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  int: (value) => Number.isInteger(value),
  num: (value) => isNumber(value),
  /** Epoch s, with or without decimals; ms would be beyond. */
  seconds: between(1e9, 4e9),
  millis: between(1e12, 4e12),
  offset: between(-43_200, 50_400),
  watt: between(-5e7, 5e7),
  kw: between(0.1, 50_000),
  kwh: between(0, 1e9),
  percent: between(0, 100),
  fraction: between(0, 1.3),
  hours: between(0, 24 * 366 * 30),
  money: between(-1e9, 1e9),
  celsius: between(-60, 60),
  degree: between(-360, 360),
  day: (value) => typeof value === 'string' && /^20\d{6}$/.test(value),
  zone: (value) => typeof value === 'string' && isZone(value),
  json: (value) => typeof value === 'string' && isJson(value),
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function between(low: number, high: number) {
  return (value: unknown) => isNumber(value) && value >= low && value <= high
}

const zones = new Set<string>()

function isZone(name: string): boolean {
  if (zones.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    zones.add(name)
    return true
  } catch {
    return false
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** All values at a path, each with its full address; an empty or missing list is one value: undefined. */
function valuesAt(body: unknown, path: string): [where: string, value: unknown][] {
  let found: [string, unknown][] = [['', body]]
  for (const part of path.split(/\.|(?=\[\])/).filter(Boolean)) {
    found = found.flatMap(([where, value]): [string, unknown][] => {
      if (part === '[]') {
        if (!Array.isArray(value) || value.length === 0) return [[`${where}[]`, undefined]]
        return value.map((item: unknown, index) => [`${where}[${index}]`, item])
      }
      const inner =
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined
      return [[`${where}.${part}`, inner]]
    })
  }
  return found
}

/** Where a body is not of a shape (`path:kind`, parted by blanks; see section-seven.data.ts); empty if it is. */
export function oddities(body: unknown, shape: string): string[] {
  return shape
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((field) => {
      const [path = '', wanted = ''] = field.split(':')
      const check = KINDS[wanted.replace('?', '')]
      if (!check) throw new Error(`no kind ${wanted}`)
      return valuesAt(body, path)
        .filter(
          ([, value]) => !(wanted.endsWith('?') && (value === null || value === undefined)) && !check(value),
        )
        .slice(0, 2)
        .map(([where, value]) => `${where} is ${JSON.stringify(value)}, wanted ${wanted}`)
    })
}
