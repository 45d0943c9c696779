import type { DataProvider } from '@refinedev/core'

/** A reply as axios gives it. */
export interface FaceReply {
  readonly data: unknown
  readonly headers: Readonly<Record<string, string | null>>
}

/** The part of axios that @refinedev/simple-rest uses. */
export interface AxiosFace {
  get(url: string): Promise<FaceReply>
  post?(url: string, body: unknown): Promise<FaceReply>
  patch?(url: string, body: unknown): Promise<FaceReply>
  delete?(url: string): Promise<FaceReply>
}

/**
 * @refinedev/simple-rest over anything that looks like axios; the package is loaded with the first call. What it
 * silently does wrong is closed by the caller: it turns operators it lacks into equality, lets the second filter
 * under a key replace the first, takes a missing count for the last page, puts ids into paths as they are, hands
 * `meta.method` and `meta.headers` to the wire, and knows no abort signal. So it never gets meta.
 */
export async function simpleRest(base: string, face: AxiosFace): Promise<DataProvider> {
  const { default: create } = await import('@refinedev/simple-rest')
  // The one cast: of axios it uses nothing else.
  return create(base, face as unknown as Parameters<typeof create>[1]) as unknown as DataProvider
}
