import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clientOf, field, renewed, signedIn } from './client'
import { startCloud } from './server'

const root = mkdtempSync(join(tmpdir(), 'heliograph-restart-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** That a session outlives `kill -9` as well: `kill.test.ts`. What a browser keeps of it: `session.test.ts`. */
it('S4-18 after a restart of the server a person is still signed in, by the token and by its renewal; who went before stays away', async () => {
  const state = join(root, 'state')
  let server = await startCloud(state)
  const caller = (token: string) => clientOf(token, () => server.origin)
  const who = async (token: string) => {
    const answer = await caller(token).get('/user-s/acc/org/login-user')
    return (field(answer, 'user') as { name: string } | undefined)?.name ?? answer.status
  }
  const owner = await signedIn(server.origin)
  const gone = await signedIn(server.origin)
  await caller(gone.access).post('/oauth2-s/oauth/logout', {})
  expect(await who(owner.access)).toBe('Robin Harbour')

  await server.end()
  server = await startCloud(state)
  expect(await who(owner.access)).toBe('Robin Harbour')
  const next = await renewed(server.origin, owner.refresh)
  expect(await who(next.access)).toBe('Robin Harbour')
  expect(await who(gone.access)).toBe(401)
  await expect(renewed(server.origin, gone.refresh)).rejects.toThrow('sign-in answered 400')
  await server.kill()
}, 60_000)
