import { tokenState } from '../../domain/people/api-token'
import { apiTokens, revokeTokens } from '../../transport/calls/api-tokens'
import { allAtOnce } from '../each-record'
import type { CustomCalls } from '../custom-source'

/** Tokens of one's own; ours, capability `apiTokens`. */
export const apiTokenCalls: CustomCalls = {
  list: async ({ send, signal, now, zone }) =>
    (await send(apiTokens(), { signal })).map((token) => ({
      ...token,
      state: tokenState(token.expires, now()),
      zone,
    })),
  remove: (ids, { send }) => allAtOnce(ids, () => send(revokeTokens(ids.map(Number)))),
}
