type KeyOf<S> = S extends unknown ? keyof S : never
/** A number as a key is the text that it is written with: `{ 1: … }`. */
type Name<K> = K extends number ? `${K}` : K
type At<S, K> = S extends unknown ? (K extends keyof S ? S[K] : never) : never

/**
 * `T` without keys that `S` does not have, however deep: they become `never`, so that a misspelt one does not compile
 * although the declaration is generic. What `S` leaves open is left alone.
 */
export type Exact<T, S> = unknown extends S
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer E)[]
      ? readonly Exact<E, S extends readonly (infer I)[] ? I : never>[]
      : { readonly [K in keyof T]: Name<K> extends KeyOf<S> ? Exact<T[K], At<S, Name<K>>> : never }
