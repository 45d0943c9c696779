import fc from 'fast-check'
import { ODD_LEAVES, withField, withLeaves } from '../support/any-json'
import { openCalls } from '../support/open-calls'

/** A number from 0 up to `below`, the same for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const HUGE = 'W'.repeat(100_000)
const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

type Pick = (below: number) => number
type Damage = (text: string, pick: Pick) => { text: string; type?: string; status?: number }

const json = (text: string, change: (raw: unknown) => unknown) => {
  try {
    return { text: JSON.stringify(change(JSON.parse(text))) ?? 'null' }
  } catch {
    return { text }
  }
}

const anyJson = fc.sample(fc.jsonValue(), { seed: 7, numRuns: 500 })

/** Every record of every list stands there twice. */
const twice = (raw: unknown): unknown => {
  if (Array.isArray(raw))
    return raw.map(twice).flatMap((one) => (typeof one === 'object' && one !== null ? [one, one] : [one]))
  if (typeof raw !== 'object' || raw === null) return raw
  return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, twice(value)]))
}

/** What networks, proxies and clouds do to a reply. */
const DAMAGES: readonly Damage[] = [
  (text, pick) => json(text, (raw) => withField(raw, pick(5000), anyJson[pick(anyJson.length)])),
  (text, pick) => json(text, (raw) => withField(raw, pick(5000), null)),
  (text, pick) => json(text, (raw) => withField(raw, pick(5000), HUGE)),
  (text, pick) => json(text, (raw) => withField(raw, pick(5000), deep(300))),
  (text, pick) => json(text, (raw) => withLeaves(raw, ODD_LEAVES[pick(ODD_LEAVES.length)]?.[1] ?? null)),
  (text) => json(text, twice),
  (text, pick) => ({ text: text.slice(0, pick(text.length + 1)) }),
  () => ({ text: '<!doctype html><title>busy</title>', type: 'text/html' }),
  () => ({ text: '' }),
  () => ({ text: '{"code":"2101","message":"$t(title){{name}}"}', status: 500 }),
  (text) => ({ text, status: 404 }),
]

const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)

/** Hands replies on, one in `every` of them damaged, and knows how many are still on their way. */
export class Line {
  damaged = 0
  private readonly calls = openCalls()
  private readonly picks = new Map<string, Pick>()

  constructor(
    private readonly seed: number,
    private readonly every: number,
  ) {}

  /** Which replies are damaged, and how, is the same in whatever order they come. */
  private pickFor(path: string): Pick {
    const pick = this.picks.get(path) ?? seeded(this.seed + numberOf(path))
    this.picks.set(path, pick)
    return pick
  }

  /** Nothing was asked or answered for this long, ms. */
  quietFor(): number {
    return this.calls.quietFor()
  }

  readonly pass = (path: string, answer: () => Promise<Response>): Promise<Response> => {
    const pick = this.pickFor(path)
    return this.calls.between(path, async () => {
      const whole = await answer()
      return pick(this.every) === 0 ? this.damage(whole, pick) : whole
    })
  }

  private async damage(reply: Response, pick: Pick): Promise<Response> {
    this.damaged += 1
    const damage = DAMAGES[pick(DAMAGES.length)]
    const { text, type, status } = damage?.(await reply.text(), pick) ?? { text: '' }
    const headers = { 'content-type': type ?? 'application/json' }
    return new Response(text, { status: status ?? reply.status, headers })
  }
}
