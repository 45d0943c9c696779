import type { Call } from './call'

export type Handler = (call: Call) => unknown

/** A path that the cloud serves. `settles` is a reading call that first does what has become due. */
export type Row = readonly ['GET' | 'POST' | 'PATCH' | 'DELETE', string, Handler, 'settles'?]
