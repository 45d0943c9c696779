import { malformed } from '../fault-error'
import type { Call } from '../call'
import { num, record, word } from '../wire'

/*
 * The slide verification. Whether it is wanted is C24; how it is done is ours, because the vendor's
 * captcha belongs to somebody else.
 */

export interface SlideChallenge {
  id: string
  /** Where the piece has to go, in percent of the way. */
  gap: number
}

export function slideChallenge(): Call<SlideChallenge> {
  return {
    method: 'POST',
    path: '/backyard-api-s/config/slide-verify/challenge',
    public: true,
    body: {},
    read(raw) {
      const row = record(raw, 'slide challenge')
      const [id, gap] = [word(row['id']), num(row['gap'])]
      if (id === null || gap === null || gap < 0 || gap > 100) throw malformed('slide challenge')
      return { id, gap }
    },
  }
}

/** Answers the proof that the token call takes once; AUTH_SLIDE_ERROR beside the gap. */
export function slideCheck(id: string, position: number): Call<string> {
  return {
    method: 'POST',
    path: '/backyard-api-s/config/slide-verify/check',
    public: true,
    body: { id, position },
    read(raw) {
      const proof = word(record(raw, 'slide proof')['proof'])
      if (proof === null) throw malformed('slide proof')
      return proof
    },
  }
}
