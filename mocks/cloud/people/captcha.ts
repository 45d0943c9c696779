import { base64url, hmac } from '../wire/digest'

/** Ours: the contract names the slide verification but no call of it. */
const LIFE_SECONDS = 300
/** How far beside the gap still fits, in percent of the way. */
const TOLERANCE = 3
/** Where gaps may be, in percent of the way: never so near to the start that no move is needed. */
const NEAREST = 25
const SPAN = 66

/** The slide verification: off unless a setting or a control call turns it on. Forgotten at a restart. */
export interface Captcha {
  enabled(): boolean
  enable(on: boolean): void
  /** A gap, in percent of the way, to bring the piece to. */
  challenge(now: number): { id: string; gap: number }
  /** A proof that works once, or null when the piece is not in the gap. A challenge is judged once. */
  check(id: string, position: number, now: number): string | null
  /** Whether a proof was good; it is not any more, but for this call, which may begin again. */
  spend(proof: string, now: number, call: object): boolean
  forget(): void
}

interface Kept {
  gap: number
  until: number
}

export function createCaptcha(secret: string, delivered: boolean): Captcha {
  let on = delivered
  let count = 0
  const asked = new Map<string, Kept>()
  const proofs = new Map<string, number>()
  const spentBy = new WeakMap<object, string>()

  function sweep(now: number): void {
    for (const [id, { until }] of asked) if (until <= now) asked.delete(id)
    for (const [proof, until] of proofs) if (until <= now) proofs.delete(proof)
  }

  const name = (kind: string) => base64url(hmac(secret, `slide|${kind}|${(count += 1)}`)).slice(0, 24)

  return {
    enabled: () => on,
    enable(wanted) {
      on = wanted
    },
    challenge(now) {
      sweep(now)
      const id = name('challenge')
      const gap = NEAREST + ((hmac(secret, id)[0] ?? 0) % SPAN)
      asked.set(id, { gap, until: now + LIFE_SECONDS })
      return { id, gap }
    },
    check(id, position, now) {
      sweep(now)
      const kept = asked.get(id)
      asked.delete(id)
      if (!kept || !(Math.abs(position - kept.gap) <= TOLERANCE)) return null
      const proof = name('proof')
      proofs.set(proof, now + LIFE_SECONDS)
      return proof
    },
    spend(proof, now, call) {
      sweep(now)
      if (spentBy.get(call) === proof) return true
      if (!proofs.delete(proof)) return false
      spentBy.set(call, proof)
      return true
    },
    forget() {
      on = delivered
      asked.clear()
      proofs.clear()
    },
  }
}
