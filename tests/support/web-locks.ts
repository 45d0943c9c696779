/** Web locks of one name: the next holder waits for the one before. */
export function webLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  let held = 0
  const request = (_: string, ...rest: unknown[]) => {
    const task = rest.at(-1) as (lock: object | null) => Promise<unknown>
    const { ifAvailable = false } = rest.length > 1 ? (rest[0] as LockOptions) : {}
    if (ifAvailable && held > 0) return Promise.resolve(task(null))
    held += 1
    const run = () => task({}).finally(() => (held -= 1))
    last = last.then(run, run)
    return last
  }
  return { request } as unknown as LockManager
}
