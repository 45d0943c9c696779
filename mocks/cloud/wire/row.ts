import type { Call } from './call'

export type Handler = (call: Call) => unknown

/** A path that the cloud serves. */
export type Row = readonly ['GET' | 'POST' | 'PATCH' | 'DELETE', string, Handler]
