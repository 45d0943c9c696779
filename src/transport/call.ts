import type { Region } from '../domain/place/region'
import type { Query } from './address'
import type { Method } from './headers'

/** One call of the cloud as a value. */
export interface Call<T> {
  /** `FORM` is a POST with a urlencoded body (specification 7, 'formdata'). */
  method: Method
  /** Begins with the service name, without a regional prefix. */
  path: string
  query?: Query
  body?: unknown
  /** Data centre that overrules the stored region. */
  mdc?: Region
  /** A prefix of the call's own; '' is none. */
  prefix?: string
  /** Needs no session: its 401 says nothing about one. */
  public?: boolean
  /** Changes nothing, although it is no GET. What does not say so is taken for a change. */
  reads?: true
  /** `blob` reads a file: `read` gets a {@link Blob}. */
  as?: 'json' | 'blob'
  headers?: Readonly<Record<string, string>>
  /** The success body has a `code` of its own (wire contract C5, C69). */
  codeIsData?: boolean
  /** Goes on when the page is left. */
  keepalive?: boolean
  /**
   * Fields of the body that leave this machine only under the RSA key of the environment, and not at
   * all where there is none. A function, so that no print of a call shows them.
   */
  veiled?: () => Readonly<Record<string, string>>
  /** A file to upload (multipart); the body is not used then. */
  file?: { field: string; content: Blob; name: string }
  /**
   * What it answered last stands in for it while the cloud cannot be reached: always, or only where nothing else
   * could be asked either.
   */
  kept?: 'always' | 'offline'
  /** Nobody hears of its failure but its caller (specification 7, C74). */
  silent?: boolean
  /**
   * Wire to domain type. Throws a malformed FaultError for a wrong top level, nothing else. Headers are those of the
   * reply, for collections that count their records there.
   */
  read(raw: unknown, headers?: Headers): T
}

/** A question that needs no more than its address. */
export function get<T>(path: string, read: Call<T>['read'], query?: Query): Call<T> {
  return { method: 'GET', path, ...(query && { query }), read }
}

/** Rejects with a {@link FaultError}. */
export type Send = <T>(call: Call<T>, options?: { signal?: AbortSignal | undefined }) => Promise<T>
