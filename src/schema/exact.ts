type KeyOf<S> = S extends unknown ? keyof S : never
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
      : { readonly [K in keyof T]: K extends KeyOf<S> ? Exact<T[K], At<S, K>> : never }
