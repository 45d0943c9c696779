import { ANYWHERE, type PolicyRow, SUBJECT } from '../schema/policy'

/** Judges one action of one resource at one place; never throws, unknown is refused. */
export type Authorize = (resource: string, action: string, plant: number | null) => Promise<boolean>

/**
 * A fresh judge for one identity, plant and set of codes. It is never changed: casbin.js merges what
 * it is given later into what it had. The library is loaded when the first one is needed, and if
 * that fails everything is refused and `failed` is true, so that the next question tries again.
 */
export async function createAuthorizer(
  model: string,
  rows: readonly PolicyRow[],
): Promise<{ authorize: Authorize; failed: boolean }> {
  try {
    const { Authorizer } = await import('casbin.js')
    // Mode `auto` with an endpoint that is never called: `initEnforcer` is given everything.
    const casbin = new Authorizer('auto', { endpoint: 'unused' })
    casbin.user = SUBJECT
    await casbin.initEnforcer(JSON.stringify({ m: model, p: rows }))
    const authorize: Authorize = (resource, action, plant) =>
      casbin.can(action, resource, plant === null ? ANYWHERE : String(plant)).catch(() => false)
    return { authorize, failed: false }
  } catch {
    return { authorize: () => Promise.resolve(false), failed: true }
  }
}
