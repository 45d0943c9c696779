import { beforeAll, describe, expect, it } from 'vitest'
import type { RecordValues } from '../../src/schema/codec'
import { validateValue } from '../../src/schema/codec'
import type { Plan } from '../../src/schema/compile'
import type { Field } from '../../src/schema/field'
import { fieldRefusals } from '../../src/schema/field-refusals'
import { faultOf } from '../../src/transport/fault-error'
import { cloudBench } from '../support/cloud-bench'

/* A client that is not ours knows no rule of a form. The cloud keeps each of them, and names the field. */

const HOME = 63400030
const PLACE = {
  place: { lat: 52.4, lng: 13 },
  address: 'Am Hang 4',
  country: 60,
  area: 884,
  zone: 'Europe/Berlin',
}

interface Form {
  readonly account: string
  /** Null makes a new record. */
  readonly id: number | string | null
  /** What goes with each wrong value. */
  readonly values: RecordValues
  /** Fields that their own call reads otherwise, or does not send at all. */
  readonly but?: readonly string[]
}

const FORMS: Readonly<Record<string, Form>> = {
  plants: {
    account: 'owner',
    id: null,
    values: {
      ...PLACE,
      name: 'Shed',
      type: 'HOUSE_ROOF',
      gridType: 'EXCESS',
      capacity: 3,
      commissioned: '2026-03-01',
      currency: 'EUR',
    },
  },
  // Country and zone go together.
  'plant-profile': { account: 'owner', id: HOME, values: {}, but: ['country', 'zone'] },
  'plant-finance': { account: 'owner', id: HOME, values: {} },
  'plant-metering': { account: 'owner', id: HOME, values: { strategy: 'CUSTOM' }, but: ['strategy'] },
  'plant-zero-export': { account: 'owner', id: HOME, values: { on: true } },
  'meter-settings': {
    account: 'owner',
    id: 0,
    values: { spec: 'THREE_PHASE', position: 'GRID', direction: 'FORWARD', ctRatio: 1, ptRatio: 1 },
  },
  businesses: {
    account: 'owner',
    id: null,
    values: { business: '7002', preset: 'CUSTOM', permissions: ['station:read'], term: 'none' },
    // Who it is comes from a list; presets and terms come down to codes and an end before they are sent.
    but: ['business', 'preset', 'term', 'until'],
  },
  roles: { account: 'admin', id: null, values: { name: 'Night shift', codes: ['station:read'] } },
  members: {
    account: 'admin',
    id: null,
    values: { account: 'kai@reed.example', role: 33 },
  },
  'account-base': { account: 'owner', id: 'own', values: { name: 'Robin Harbour', username: 'owner' } },
  'account-common': {
    account: 'owner',
    id: 'own',
    values: {},
    // A unit that is none is not sent, the rest stays in the browser.
    but: [
      'temperatureUnit',
      'theme',
      'density',
      'motion',
      'timeZone',
      'weekStart',
      'landing',
      'dataSaver',
      'letterKeys',
      'seenData',
    ],
  },
  // Words that are none are not sent.
  'account-message': { account: 'owner', id: 'own', values: {}, but: ['levels'] },
  'account-message-plan': {
    account: 'owner',
    id: 'own',
    values: {},
    but: ['safety', 'fault', 'warning', 'information', 'notice', 'digest'],
  },
  devices: { account: 'owner', id: 0, values: {}, but: ['serial', 'type'] },
}

/** Type of the device whose form it is. */
const DEVICE_OF: Readonly<Record<string, string>> = { devices: 'INVERTER', 'meter-settings': 'METER' }

const text = (length: number) => 'x'.repeat(length)
const NUMBERS: ReadonlySet<string> = new Set(['number', 'quantity', 'energy', 'power', 'money', 'percent'])

/** Values that nobody can have meant, as far as the body of a call can carry them. */
function nonsense({ kind }: Field): readonly unknown[] {
  if (NUMBERS.has(kind)) return [-1, -0.01, 0, 91, 361, 1e9]
  if (kind === 'date') return ['2099-01-01']
  if (kind === 'place')
    return [
      { lat: 91, lng: 0 },
      { lat: 0, lng: 181 },
    ]
  if (kind === 'multiChoice') return [['NO_SUCH'], []]
  return [text(300), text(101), text(61), 'NO_SUCH']
}

/** The field's own rule says which of them it refuses. What is not said at all stays as it was, but for new records. */
const wrongOf = (field: Field, isNew: boolean) =>
  [...nonsense(field), ...(isNew && field.kind !== 'date' ? [null] : [])].filter(
    (value) => validateValue(field, value) !== null,
  )

const written = (plan: Plan, { id, but = [] }: Form) =>
  Object.entries(plan.fields).filter(
    ([name, field]) =>
      !but.includes(name) &&
      !field.readonly &&
      field.kind !== 'id' &&
      field.kind !== 'flag' &&
      (field.only === undefined || field.only === (id === null ? 'create' : 'update')),
  )

describe.each(Object.entries(FORMS))('the cloud keeps the rules of the form of %s', (resource, form) => {
  const bench = cloudBench(3)
  const plan = bench.plans.get(resource)
  let id = form.id
  beforeAll(async () => {
    await bench.signIn(form.account)
    const type = DEVICE_OF[resource]
    if (type === undefined) return
    const { data } = await bench.data.getList({ resource: 'devices', meta: { plantId: HOME } })
    id = data.find((one) => one['type'] === type)?.id ?? null
  })

  const save = (values: RecordValues) =>
    id === null
      ? bench.data.create({ resource, variables: { ...form.values, ...values }, meta: { plantId: HOME } })
      : bench.data.update({ resource, id, variables: { ...form.values, ...values }, meta: { plantId: HOME } })

  const cases = written(plan, form).flatMap(([name, field]) =>
    wrongOf(field, form.id === null).map((value) => ({
      name,
      value,
      shown: String(JSON.stringify(value)).slice(0, 20),
    })),
  )
  it.runIf(cases.length > 0).each(cases)('$name may not be $shown', async ({ name, value }) => {
    const fault = await save({ [name]: value }).then(
      () => null,
      (error: unknown) => faultOf(error),
    )
    expect(fault).toMatchObject({ kind: 'rejected', status: 400 })
    expect(Object.keys(fieldRefusals(plan, fault ?? { kind: 'aborted' }))).toEqual([name])
  })
})

describe('the cloud keeps the rules of forms that are views of their own', () => {
  const bench = cloudBench(3)
  const refused = (path: string, body: object) =>
    bench.send({ method: 'POST', path, body, read: () => null }).then(
      () => null,
      (error: unknown) => faultOf(error),
    )
  beforeAll(() => bench.signIn('owner'))

  it.each([
    ['deviceType', '/maintain-s/operating/alert/shield', { ruleId: 8802, deviceType: 'NO_SUCH' }],
    ['until', '/maintain-s/operating/alert/shield', { ruleId: 8802, until: 'soon' }],
    ['to', `/maintain-s/station/${HOME}/ownership`, { to: text(255), keep: 'VIEW' }],
    ['keep', `/maintain-s/station/${HOME}/ownership`, { to: 'new@heliograph.example', keep: 'NO_SUCH' }],
    ['serial', '/maintain-s/station/ownership/claim', { serial: text(300), proof: '1' }],
    ['proof', '/maintain-s/station/ownership/claim', { serial: 'LG12345678', proof: text(41) }],
  ])('%s', async (field, path, body) => {
    expect(await refused(path, body)).toMatchObject({
      kind: 'rejected',
      status: 400,
      code: 'PARAM_ERROR',
      body: { param: { field } },
    })
  })
})
