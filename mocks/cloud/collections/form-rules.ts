import { DEVICE_TYPES } from '../../../src/domain/devices/device'
import { DOCUMENT_KINDS } from '../../../src/domain/plants/document'
import { validateValue } from '../../../src/schema/codec'
import { field, type Fields } from '../../../src/schema/field'
import { Refusal } from '../wire/refusal'
import { decimal, record } from '../wire/call-values'

/*
 * Bounds of what people write into the forms of the console, by the names on the wire. The console keeps them as well;
 * here they are written out again, because a client need not be ours.
 */

export const STATION: Fields = {
  name: field.text({ max: 60 }),
  installedCapacity: field.quantity({ unit: 'kWp', min: 0.1, max: 1_000_000 }),
  installationTiltAngle: field.quantity({ unit: '°', min: 0, max: 90 }),
  installationAzimuthAngle: field.quantity({ unit: '°', min: 0, max: 360 }),
  ownerName: field.text({ max: 100 }),
  ownerCompany: field.text({ max: 100 }),
  contactPhone: field.phone(),
  ownerRemark: field.longText(),
  pictureFile: field.image(),
  stationImage: field.image(),
}

export const LOCATION: Fields = {
  lat: field.number({ min: -90, max: 90 }),
  lng: field.number({ min: -180, max: 180 }),
  address: field.text({ max: 200 }),
}

export const FINANCE: Fields = {
  mergeElectricPrice: field.number({ min: 0, max: 1_000_000 }),
  consumptionPrice: field.number({ min: 0, max: 1_000_000 }),
  subsidyUnitAmount: field.number({ min: 0, max: 1_000_000 }),
  constructionCost: field.number({ min: 0, max: 1_000_000_000_000 }),
}

const OFFSET = field.number({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
export const METERING: Fields = {
  generationTotalOffset: OFFSET,
  consumeTotalOffset: OFFSET,
  theoryConsumeProportion: field.percent({ min: 0, max: 100 }),
}

export const ZERO_EXPORT: Fields = { limitPower: field.number({ min: 0, max: 1_000_000_000 }) }

export const DEVICE: Fields = {
  deviceSn: field.serial(),
  name: field.text({ max: 60 }),
  installedCapacity: field.quantity({ unit: 'kW', min: 0.1, max: 1_000_000 }),
}

export const METER: Fields = {
  ctRatio: field.number({ min: 0.001, max: 100_000 }),
  ptRatio: field.number({ min: 0.001, max: 100_000 }),
}

export const LOGGER: Fields = { secret: field.text({ max: 40 }) }

/** What people call a thing that they keep: a view, a screen. */
export const CALLED: Fields = { name: field.text() }

/** Of a plant, and of the plants that messages are about. */
export const TAGS: Fields = { tags: field.tags({ max: 20, each: 30 }) }

export const DOCUMENT: Fields = {
  kind: field.choice({ of: DOCUMENT_KINDS }),
  name: field.text({ max: 100 }),
  url: field.file(),
  expires: field.date(),
}

export const ROLE: Fields = { name: field.text({ max: 60 }) }

export const MEMBER: Fields = { identifier: field.text({ max: 254 }) }

export const CLAIM: Fields = { text: field.longText({ max: 4000 }) }

export const SHIELD: Fields = { deviceType: field.choice({ of: DEVICE_TYPES }) }

export const ACCOUNT: Fields = {
  name: field.text({ max: 60 }),
  username: field.text({ max: 60 }),
  photo: field.image(),
  lastLan: field.text({ max: 5 }),
  temperatureUnit: field.choice({ of: ['C', 'F'] }),
}

export const REGISTRATION: Fields = { lan: field.text({ max: 5 }), area: field.text({ max: 5 }) }

export const OWNERSHIP: Fields = {
  to: field.text({ max: 254 }),
  serial: field.serial(),
  proof: field.text({ max: 40 }),
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'quantity', 'percent'])

/** Refuses the first of the given values that its rule does not take, naming its field. Numbers may come as text. */
export function keepRules(rules: Fields, body: unknown): void {
  const values = record(body)
  for (const [name, rule] of Object.entries(rules)) {
    const given = values[name]
    const value = NUMBERS.has(rule.kind) && typeof given === 'string' ? (decimal(given) ?? given) : given
    const invalid = value === undefined || value === '' ? null : validateValue(rule, value)
    if (invalid === null) continue
    const { key, values: limits = {} } = invalid
    throw new Refusal(400, 'PARAM_ERROR', `${name}: ${key}`, { field: name, key, values: limits })
  }
}
