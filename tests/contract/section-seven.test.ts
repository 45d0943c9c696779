import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngOf, roofPicture } from '../support/roof-photo'
import { walked } from '../support/walk'
import { HASH } from './cloud-client'
import { type Host, HOSTS } from './hosts'
import { type Row, ROWS } from './section-seven.data'
import { oddities } from './shape'

type Json = Record<string, unknown>

interface Answer {
  status: number
  type: string
  body: unknown
  bytes: Uint8Array
}

const PLANT = '63400030'
/** A plant of somebody else's, in the same data centre. */
const FOREIGN = '63400120'

/** Somebody who walks through a host and learns the ids that the placeholders stand for. */
function walker(host: () => Host) {
  const bearers = new Map<string, string>()
  const known: Record<string, string> = { plant: PLANT }

  const filled = (text: string, values: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? known[name] ?? `unknown-${name}`)

  async function send(
    row: Pick<Row, 'send' | 'body' | 'form'>,
    bearer: string | null,
    values = {},
  ): Promise<Answer> {
    const { origin, ask } = host()
    const [method = 'GET', path = ''] = filled(row.send, values).split(' ')
    const body = row.form
      ? new URLSearchParams(row.form)
      : row.body === undefined
        ? null
        : // Ids are numbers on the wire, unlike days and addresses.
          filled(JSON.stringify(row.body).replace(/"(\{(?!alertDay|photo)\w+\})"/g, '$1'), values)
    const headers = {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(row.form ? {} : { 'content-type': 'application/json' }),
    }
    const reply = await ask(new Request(`${origin}/mdc-eu${path}`, { method, headers, body }))
    const bytes = new Uint8Array(await reply.arrayBuffer())
    const type = reply.headers.get('content-type') ?? ''
    const text = new TextDecoder().decode(bytes)
    return {
      status: reply.status,
      type,
      bytes,
      body: type.includes('json') ? (JSON.parse(text) as unknown) : text,
    }
  }

  async function bearerOf(account: string): Promise<string> {
    const form = { grant_type: 'mdc_password', username: `${account}@heliograph.example`, password: HASH }
    const held = bearers.get(account)
    if (held) return held
    const { body } = await send({ send: 'POST /oauth2-s/oauth/token', form }, null)
    const bearer = String((body as Json)['access_token'])
    bearers.set(account, bearer)
    return bearer
  }

  const as = async (account: string, row: Pick<Row, 'send' | 'body'>, values = {}) =>
    send(row, await bearerOf(account), values)

  async function uploaded(): Promise<string> {
    const form = new FormData()
    form.set(
      'file',
      new Blob([pngOf(roofPicture({ rows: 2, columns: 5 }))], { type: 'image/png' }),
      'roof.png',
    )
    const headers = { authorization: `Bearer ${await bearerOf('owner')}` }
    const address = `${host().origin}/mdc-eu/store-s/uploadObject`
    const reply = await host().ask(new Request(address, { method: 'POST', headers, body: form }))
    return String(((await reply.json()) as Json)['url'])
  }

  async function learn(): Promise<void> {
    known['photo'] = await uploaded()
    const { body } = await as('owner', { send: 'GET /maintain-s/fast/device/{plant}/device-list' })
    const device = (type: string) => (body as Json[]).find(({ deviceType }) => deviceType === type) ?? {}
    known['logger'] = String(device('COLLECTOR')['deviceId'])
    known['serial'] = String(device('COLLECTOR')['deviceSn'])
    known['inverter'] = String(device('INVERTER')['deviceId'])
    known['battery'] = String(device('BATTERY')['deviceId'])
    known['meter'] = String(device('METER')['deviceId'])
    const search = { send: 'POST /maintain-s/operating/alert/search?size=50', body: { language: 'en' } }
    const [alarm = {}] = ((await as('admin', search)).body as { data: Json[] }).data
    known['alarmed'] = String(alarm['deviceId'])
    known['rule'] = String(alarm['ruleId'])
    const zone = { timeZone: String(alarm['timezone']) }
    known['alertDay'] = new Date(Number(alarm['alertTime']) * 1000)
      .toLocaleDateString('sv', zone)
      .replaceAll('-', '')
  }

  return { known, send, as, bearerOf, learn }
}

/** Who may not is decided in the cloud, which is the same in every host: others try some of the refusals. */
const SOME = 8
/** What a host can spoil is a kind of request or of answer: others try each kind, what those need, and some of the rest. */
const isOfKind = (row: Row) =>
  row.form !== undefined ||
  row.shape.startsWith(':') ||
  !/^(GET|POST) /.test(row.send) ||
  /C(33|48)$|\{(made|photo)\}/.test(`${JSON.stringify(row.body ?? '')} ${row.send} ${row.id}`)
const [FIRST] = Object.keys(HOSTS)

describe.each(Object.entries(HOSTS))('specification 7 in the host of %s', (name, open) => {
  const refused = <T>(all: readonly T[]) => (name === FIRST ? all : walked(all, SOME))
  const rows = name === FIRST ? ROWS : walked(ROWS, (row) => isOfKind(row) || ROWS.indexOf(row) % SOME === 0)
  let host: Host
  const walk = walker(() => host)
  beforeAll(async () => {
    host = await open()
    await walk.learn()
  })
  afterAll(() => host.close())

  const named = (list: readonly Row[]) => list.map((row) => [row.id, row] as const)
  const guarded = ROWS.filter((row) => !row.open)

  it.each(named(refused(guarded)))(
    'S6-12 %s is refused without a bearer and with a worthless one',
    async (_, row) => {
      for (const bearer of [null, 'eyJhbGciOiJub25lIn0.e30.']) {
        const { status, body } = await walk.send(row, bearer)
        expect([status, (body as Json)['code']]).toEqual([401, 'Invalid token'])
      }
    },
  )

  it.each(refused(guarded.filter(({ denied }) => denied)))(
    'S6-12 $id is refused to a role without the right',
    async (row) => {
      const [account = '', code, plant = PLANT] = row.denied ?? []
      const { status, body } = await walk.as(account, row, { plant, made: plant })
      expect([status, (body as Json)['code']]).toEqual([403, code])
    },
  )

  it.each(
    named(refused(guarded.filter(({ send, body }) => /\{plant\}/.test(send + JSON.stringify(body ?? ''))))),
  )('S6-12 %s is refused at a plant of somebody else', async (_, row) => {
    const { status, body } = await walk.as('owner', row, { plant: FOREIGN })
    expect([status, (body as Json)['code']]).toEqual([403, '22'])
  })

  it.each(named(rows))('%s answers in the shape and the units of the contract', async (_, row) => {
    const answer = row.open
      ? await walk.send(row, null)
      : await walk.as(row.as ?? 'owner', row, row.at ? { plant: row.at } : {})
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200)
    if (row.shape === ':xlsx') {
      expect(answer.type).toContain('spreadsheetml.sheet')
      // A workbook is a zip archive.
      expect([...answer.bytes.slice(0, 2)]).toEqual([0x50, 0x4b])
      return
    }
    expect(oddities(answer.body, row.shape)).toEqual([])
    // A success never has a code of its own at the top (wire contract 1.4); a role and a country do.
    if (!/\bcode:/.test(` ${row.shape}`)) expect(answer.body).not.toHaveProperty('code')
    if (row.id.endsWith('C33')) walk.known['made'] = String((answer.body as Json)['id'])
  })

  it('C28 to C80 show one quantity in the units of 1.7, each against another', async () => {
    const get = async (send: string, body?: unknown) =>
      (await walk.as('owner', { send, ...(body === undefined ? {} : { body }) }, { plant: '63400020' }))
        .body as Json
    const number = (json: Json, name: string) => Number(json[name])
    const plant = await get('GET /maintain-s/operating/station/information/{plant}?language=en')
    const capacity = number(plant, 'installedCapacity')
    const live = await get('GET /maintain-s/fast/system/{plant}')
    // W against kW peak, kWh against kW peak, at noon of a day in June.
    expect(number(live, 'generationPower') / (capacity * 1000)).toBeCloseTo(
      number(live, 'generationCapacity'),
      3,
    )
    expect(number(live, 'generationValue') / capacity).toBeCloseTo(number(live, 'fullPowerHoursDay'), 1)
    expect(number(plant, 'generationValue')).toBeCloseTo(number(live, 'generationValue'), 0)
    const saved = await get('POST /maintain-s/operating/station/generation/energy-saved', {
      systemId: 63400020,
    })
    const total = number(saved, 'generationValueTotal')
    expect(number(saved, 'standardCoalSaved') / (total * 0.000305)).toBeCloseTo(1, 1)
    expect(number(saved, 'emissionReductionCO2') / (total * 0.000793)).toBeCloseTo(1, 1)
    expect(number(saved, 'treesPlanted') / ((total * 0.997) / 18.3)).toBeCloseTo(1, 1)
    // The energy of a day is the sum of its 5-minute powers: W against kWh.
    const day = await get('GET /maintain-s/history/power/{plant}/record?year=2026&month=6&day=17')
    const records = day['records'] as Json[]
    const energy = records.reduce((sum, one) => sum + number(one, 'generationPower') / 12 / 1000, 0)
    expect(energy / number(day['statistics'] as Json, 'generationValue')).toBeCloseTo(1, 1)
    expect(number(records[1] ?? {}, 'dateTime') - number(records[0] ?? {}, 'dateTime')).toBe(300)
  })
})

it('S7-124 no row of the contract is left out', () => {
  const named = new Set(ROWS.flatMap(({ id }) => /\b[CD]\d+\b/.exec(id) ?? []))
  const wanted = [...Array.from({ length: 83 }, (_, at) => `C${at + 1}`), 'D1', 'D2', 'D3', 'D4']
  expect(wanted.filter((id) => !named.has(id))).toEqual([])
})
