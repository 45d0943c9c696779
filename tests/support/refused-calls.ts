import type { RenderedApp } from './render-app'

/** Calls that the cloud refused for want of a right, oldest first. */
export const refusedCalls = async (app: Pick<RenderedApp, 'requests'>): Promise<readonly string[]> =>
  (await app.requests()).filter(({ status }) => status === 403).map(({ method, path }) => `${method} ${path}`)
