import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { unit } from '../../mocks/cloud/random'
import { type Answer, type Client, clientOf, field, tokenOf } from './client'
import { fieldLedger, type Ledger, nameOf, thingLedger } from './ledger'
import { startCloud } from './server'

const SEED = 20_260_618
const LANES = 2
/** Each kind of kill once in each lane; `npm run walks` kills a thousand times. */
const KILLS = Number(process.env['KILLS'] ?? 8) / LANES
/** Longest time until the kill, ms: from the first call on its way, or from the first that was answered. */
const LONGEST = 70

const roots: string[] = []
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })))

const PLANT = '/maintain-s/station/63400030'
const PNG = [0x89, 0x50, 0x4e, 0x47]

function picture(content: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(content.padEnd(9000, '.'))
  return Uint8Array.from([...PNG, ...text])
}

const COST = 9000
const OFFSET = 7

/** The name of a plant that is there whole: with its own part, its money and its counters. */
function partsOf(answer: Answer): string {
  const part = (name: string) => field(answer, name) as Record<string, unknown> | undefined
  const { name, ownerRemark } = part('station') ?? {}
  const isWhole =
    ownerRemark === name &&
    part('finance')?.['constructionCost'] === COST &&
    part('metering')?.['generationTotalOffset'] === OFFSET
  return isWhole ? String(name) : `${String(name)}, of which a part is missing`
}

/** Plants that were made and never answered are there whole, or not at all. */
async function halfMade(client: Client): Promise<string[]> {
  const { body } = await client.post('/maintain-s/operating/station/search?size=6', {})
  const rows = ((body as { data?: { id: number }[] }).data ?? []).filter(({ id }) => id > 64_000_000)
  const found = await Promise.all(
    rows.map(({ id }) => client.get(`/maintain-s/station/${String(id)}/detail`)),
  )
  return found.map(partsOf).filter((text) => text.includes('missing'))
}

const GIFT = 20
const PACKAGE = 100
/** A balance has an end. */
const MAX_ORDERS = 800

/** Credit that is bought: the balance is what the orders say, and an order that is sent twice is there once. */
function credits() {
  let ordered = 0
  const buy = (client: Client, key: string) =>
    client.post('/message-s/credit/buy', { packageId: 'M100', key })
  return {
    async write(client: Client, round: number): Promise<void> {
      for (let step = 0; ; step++) {
        const { status } =
          ordered < MAX_ORDERS
            ? await buy(client, `${String(round)}-${String(step)}`)
            : await client.get('/message-s/credit')
        if (status !== 200) throw new Error(`credit answered ${String(status)}`)
        ordered++
      }
    },
    async check(client: Client, round: number): Promise<string[]> {
      const again = round > 0 && ordered < MAX_ORDERS ? await buy(client, `${String(round - 1)}-0`) : null
      const twice = again ? await buy(client, `${String(round - 1)}-0`) : null
      const balance = Number(field(await client.get('/message-s/credit'), 'balance'))
      const orders = Number(field(await client.get('/message-s/credit/order?page=1&size=1'), 'total'))
      return [
        ...(balance === GIFT + PACKAGE * orders
          ? []
          : [`${String(orders)} orders left a balance of ${String(balance)}`]),
        ...(twice && field(twice, 'repeated') !== true
          ? ['an order with the same key was placed twice']
          : []),
      ]
    },
  }
}

function ledgers() {
  const renamed = fieldLedger(
    'plant',
    (client, value) => client.post(PLANT, { station: { name: value } }),
    async (client) => nameOf(await client.get(PLANT)),
  )
  const account = fieldLedger(
    'account',
    (client, value) => client.post('/user-s/acc/update', { name: value }),
    async (client) => {
      const answer = await client.get('/user-s/acc/org/login-user')
      return (field(answer, 'user') as Record<string, unknown> | undefined)?.['name']
    },
  )
  const plants = thingLedger(
    'made',
    async (client, name) => {
      const answer = await client.post('/maintain-s/station', {
        station: {
          name,
          type: 'HOUSE_ROOF',
          gridInterconnectionType: 'EXCESS',
          installedCapacity: 5,
          ownerRemark: name,
          location: { lat: 52.4, lng: 13, address: 'Here' },
          region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
        },
        finance: { currency: 'EUR', constructionCost: COST },
        metering: { generationTotalOffset: OFFSET },
      })
      return [String(field(answer, 'id')), answer.status]
    },
    async (client, id) => partsOf(await client.get(`/maintain-s/station/${id}/detail`)),
  )
  const pictures = thingLedger(
    'picture',
    async (client, content) => {
      const answer = await client.upload(picture(content))
      return [String(field(answer, 'url')), answer.status]
    },
    async (client, url) => {
      const { body } = await client.get(url)
      return /picture \d+-\d+/.exec(String(body))?.[0] ?? 'gone'
    },
  )
  return { fields: [renamed, account], things: [plants, pictures] }
}

/** Tokens that were signed out must never open anything again. */
function signOuts() {
  const dead: string[] = []
  return {
    dead,
    async write(origin: string): Promise<void> {
      for (;;) {
        const client = clientOf(await tokenOf(origin), () => origin)
        const { status } = await client.post('/oauth2-s/oauth/logout', {})
        if (status === 200) dead.push(client.bearer)
      }
    },
    async check(origin: string): Promise<string[]> {
      const last = dead.slice(-4).map((bearer) => clientOf(bearer, () => origin).get(PLANT))
      return (await Promise.all(last)).flatMap(({ status }) =>
        status === 401 ? [] : ['a token that was signed out opens again'],
      )
    },
  }
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
const least = (all: readonly Ledger[]) => Math.min(...all.map((one) => one.answered()))
const sum = (all: readonly Ledger[]) => all.reduce((total, one) => total + one.answered(), 0)

async function lane(number: number): Promise<{ complaints: string[]; answered: number[]; aside: string[] }> {
  const root = mkdtempSync(join(tmpdir(), 'heliograph-kills-'))
  roots.push(root)
  const { fields, things } = ledgers()
  const leaving = signOuts()
  const credit = credits()
  const all = [...fields, ...things]
  const complaints: string[] = []
  let client: Client | null = null
  let origin = ''
  for (let round = 0; round <= KILLS; round++) {
    const server = await startCloud(root)
    origin = server.origin
    // One token for all rounds: a session outlives every kill.
    client ??= clientOf(await tokenOf(origin), () => origin)
    const caller = client
    const found = await Promise.all([
      ...all.map((one) => one.check(caller)),
      leaving.check(origin),
      credit.check(caller, round),
      halfMade(caller),
    ])
    complaints.push(...found.flat().map((text) => `lane ${number}, kill ${round}: ${text}`))
    if (/set aside|damaged/.test(server.said())) complaints.push(server.said())
    if (round === KILLS) {
      for (const one of things) complaints.push(...(await one.checkAll(caller)))
      await server.kill()
      break
    }
    const writers = [
      ...all.map((one) => one.write(caller, round)),
      leaving.write(origin),
      credit.write(caller, round),
    ]
    const ended = Promise.allSettled(writers)
    // A sign-out takes longest; on a busy machine it would never be answered before a kill. Once all kinds were.
    const done = () => (round === 1 ? least(all) : round % 4 === 3 ? leaving.dead.length : sum(all))
    const before = done()
    while (round % 2 === 1 && done() === before) await pause(1)
    await pause(1 + unit(SEED + number, round) * LONGEST)
    await server.kill()
    for (const end of await ended) {
      const why = end.status === 'rejected' ? String(end.reason) : 'ended by itself'
      // A broken line is what a kill looks like from here; an answer that is no 200 is a fault.
      if (/answered|by itself/.test(why)) complaints.push(`lane ${number}, kill ${round}: ${why}`)
    }
  }
  return {
    complaints,
    answered: [...all.map((one) => one.answered()), leaving.dead.length],
    aside: readdirSync(root).filter((name) => name.includes('aside')),
  }
}

describe('kill -9 during writes', () => {
  it('S4-18 S7-72 S7-73 lose nothing that was answered, and leave nothing half', async () => {
    const lanes = await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)))
    expect(lanes.flatMap(({ complaints }) => complaints)).toEqual([])
    expect(lanes.flatMap(({ aside }) => aside)).toEqual([])
    for (const { answered } of lanes) {
      // Otherwise the kills came before anything was there to lose.
      expect(Math.min(...answered)).toBeGreaterThan(0)
      expect(answered.reduce((total, one) => total + one, 0)).toBeGreaterThan(KILLS)
    }
  }, 1_800_000)
})
