import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Answer, type Client, clientOf, field, tokenOf } from './client'
import { nameOf } from './ledger'
import { startCloud } from './server'
import { SMALL_DISKS } from './small-disk'

const root = mkdtempSync(join(tmpdir(), 'heliograph-full-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const PLANT = '/maintain-s/station/63400030'
const NOT_KEPT = [507, 'NOT_KEPT']
const said = (answer: Answer) => [answer.status, field(answer, 'code')]
const rename = (client: Client, name: string) => client.post(PLANT, { station: { name } })

const make = (client: Client, name: string) =>
  client.post('/maintain-s/station', {
    station: {
      name,
      type: 'HOUSE_ROOF',
      gridInterconnectionType: 'EXCESS',
      installedCapacity: 5,
      ownerRemark: 'x'.repeat(200),
      location: { lat: 52.4, lng: 13, address: 'Here' },
      region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
    },
    finance: { currency: 'EUR', constructionCost: 9000 },
  })

async function plantsOf(client: Client): Promise<number> {
  const answer = await client.post('/maintain-s/operating/station/search?size=50', {})
  return Number(field(answer, 'total'))
}

function picture(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(46)
  bytes.set([0x89, 0x50, 0x4e, 0x47])
  return bytes
}

/** Longer than it takes until a log is moved to the file that it belongs to, ms. */
const QUIET = 1500

/** Between tries while nothing is kept, ms: what makes room again needs the processor as well. */
const REST = 50

/** Writes large and small, until for a while nothing is kept any more. What was kept is returned. */
async function fill(client: Client) {
  const kept = { pictures: [] as string[], plants: 0, name: '' }
  let last = Date.now()
  let wasKept = true
  const tried = (answer: Answer, keep: () => void) => {
    if (answer.status !== 200) return expect(said(answer)).toEqual(NOT_KEPT)
    keep()
    wasKept = true
    last = Date.now()
  }
  for (let step = 0; Date.now() - last < QUIET; step++) {
    if (!wasKept) await new Promise((done) => setTimeout(done, REST))
    wasKept = false
    for (const size of [200_000, 20_000]) {
      const answer = await client.upload(picture(size))
      tried(answer, () => kept.pictures.push(String(field(answer, 'url'))))
    }
    const name = `Name ${String(step)}`
    tried(await rename(client, name), () => (kept.name = name))
    tried(await make(client, name), () => (kept.plants += 1))
  }
  return kept
}

describe('a disk that is full', () => {
  it.each(SMALL_DISKS)(
    '%s: writes answer 507 NOT_KEPT and leave nothing half, the server lives on, and keeps again once there is room',
    async (title, makeDisk) => {
      const folder = join(root, title.replaceAll(' ', '-'))
      mkdirSync(folder)
      const disk = await makeDisk(folder)
      const state = join(folder, 'state')
      let server = await startCloud(state, {}, disk.through)
      onTestFinished(async () => {
        await server.kill()
        disk.close()
      })
      const client = clientOf(await tokenOf(server.origin), () => server.origin)
      const before = await plantsOf(client)
      const { pictures, plants, name } = await fill(client)
      expect(pictures.length).toBeGreaterThan(2)
      expect(nameOf(await client.get(PLANT))).toBe(name)
      expect(await plantsOf(client)).toBe(before + plants)
      expect(server.said()).not.toContain('Failure')

      disk.giveRoom(server.pid)
      await vi.waitFor(async () => expect((await make(client, 'Kept')).status).toBe(200), 20_000)
      expect((await rename(client, 'Room again')).status).toBe(200)

      await server.kill()
      server = await startCloud(state, {}, disk.again)
      expect(server.said()).not.toMatch(/set aside|damaged/)
      expect(nameOf(await client.get(PLANT))).toBe('Room again')
      expect(await plantsOf(client)).toBe(before + plants + 1)
      for (const url of pictures) expect((await client.get(url)).status).toBe(200)
    },
    60_000,
  )
})
