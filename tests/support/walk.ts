/** Whether all is tried (`npm run walks`), or the part that `npm test` has time for. */
export const FULL = process.env['WALK'] === 'full'

/** All of them in a walk; otherwise those that a test names, or every `n`th. */
export const walked = <T>(all: readonly T[], part: number | ((one: T) => boolean)): readonly T[] =>
  FULL ? all : all.filter(typeof part === 'number' ? (_, at) => at % part === 0 : part)
