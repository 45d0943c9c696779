import { execFile } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { following, type Handle } from './following'

const ask = (handle: Handle) =>
  new Promise<unknown>((resolve) =>
    handle({} as IncomingMessage, { end: resolve } as unknown as ServerResponse, resolve),
  )

it('the cloud of the dev server is made anew when its files have changed, and only then', async () => {
  let module = { name: 'first' }
  let failure: Error | null = null
  let made = 0
  const handle = await following(
    () => (failure ? Promise.reject(failure) : Promise.resolve(module)),
    ({ name }) => {
      const own = `${name} ${++made}`
      return (_, outgoing) => outgoing.end(own)
    },
  )
  expect([await ask(handle), await ask(handle)]).toEqual(['first 1', 'first 1'])
  module = { name: 'second' }
  expect([await ask(handle), await ask(handle)]).toEqual(['second 2', 'second 2'])
  failure = new Error('a comma is missing')
  expect(await ask(handle)).toBe(failure)
  failure = null
  expect(await ask(handle)).toBe('second 2')
})

it('a taken port is one sentence, before anything is built', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const run = () =>
    promisify(execFile)(process.execPath, ['mocks/before-start.mjs'], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    })
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${port} is in use; choose another with PORT=… .\n`,
  })
  await new Promise((resolve) => taken.close(resolve))
  expect(await run()).toMatchObject({ stdout: '', stderr: '' })
})
