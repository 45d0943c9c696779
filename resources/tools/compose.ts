import { UNITS } from '../../src/domain/values/quantity'
import { DURATION_UNITS } from '../../src/schema/duration-unit'
import { FRAMES } from '../../src/schema/checks-addresses'
import { type Kind, KIND_NAMES } from '../../src/schema/field'
import { ICON_NAMES } from '../../src/schema/names'
import { meant } from '../../src/schema/nearest'
import { type PrintedField, printDeclaration } from './print'

/** Arguments of `npm run resource -- new`. */
export interface Wanted {
  readonly name: string
  /** `work:text! plant:reference:plants state:status:planned,done`; `!` is required. */
  readonly fields: string
  readonly menu: string
  readonly icon: string
  /** Names of the resources that there are, for references. */
  readonly resources: readonly string[]
}

/** A sentence instead of a file. @public tests/run/resource.mjs */
export class Wrong extends Error {}

const VOCABULARY: ReadonlySet<Kind> = new Set(['choice', 'multiChoice', 'status'])
/** Kinds that nobody writes a first declaration with. */
const UNUSUAL: ReadonlySet<Kind> = new Set(['id', 'counts', 'codes', 'age', 'json'])
/** Kinds that a first declaration may have. @public tests/run/resource.mjs */
export const USUAL_KINDS = KIND_NAMES.filter((kind) => !UNUSUAL.has(kind))

function unitOf(name: string, unit: string, units: readonly string[]): string {
  if (units.includes(unit)) return unit
  throw new Wrong(`${name}: there is no unit ${unit}${meant(unit, units)}\nUnits are: ${units.join(', ')}.`)
}

function optionsOf(kind: Kind, name: string, extra: string, resources: readonly string[]): object {
  if (VOCABULARY.has(kind)) {
    const of = extra.split(',').filter(Boolean)
    if (of.length === 0) throw new Wrong(`${name}: a ${kind} needs its words, as in ${name}:${kind}:one,two`)
    return { of, ...(kind === 'multiChoice' ? {} : { initial: of[0] }) }
  }
  if (kind === 'reference' || kind === 'references') {
    if (!resources.includes(extra))
      throw new Wrong(`${name}: there is no resource ${extra || 'given'}${meant(extra, resources)}`)
    return { to: extra }
  }
  if (kind === 'money') return { currency: 'currency', min: 0 }
  if (kind === 'range') return { over: extra || 'date' }
  if (kind === 'duration') return extra === '' ? {} : { unit: unitOf(name, extra, DURATION_UNITS) }
  if (kind === 'quantity') return { unit: unitOf(name, extra || 'kWh', UNITS) }
  return {}
}

/** Fields as given, an id first; a sum of money brings the field of its currency. */
function fieldsOf({ fields, resources }: Wanted): readonly PrintedField[] {
  const chosen = fields
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((one): PrintedField => {
      const [, name = '', kind = '', , extra = '', required] =
        /^([A-Za-z]\w*):([A-Za-z]+)(:([^!]*))?(!?)$/.exec(one) ?? []
      if (name === '') throw new Wrong(`${one}: a field is written as name:kind, as in work:text!`)
      const known = USUAL_KINDS.find((word) => word === kind)
      if (known === undefined)
        throw new Wrong(`${name}: there is no kind ${kind}${meant(kind, USUAL_KINDS)}\n${KINDS_SENTENCE}`)
      const options = optionsOf(known, name, extra, resources)
      return { name, kind: known, options: { ...options, ...(required === '!' ? { required: true } : {}) } }
    })
  if (chosen.length === 0) throw new Wrong('There are no fields: --fields "work:text! day:date"')
  const twice = chosen.find(({ name }, at) => chosen.findIndex((one) => one.name === name) !== at)
  if (twice !== undefined) throw new Wrong(`${twice.name} is given twice`)
  const pays = chosen.some(({ kind }) => kind === 'money') && chosen.every(({ name }) => name !== 'currency')
  const currency = { of: ['EUR', 'GBP', 'CNY'], initial: 'EUR' }
  return [
    { name: 'id', kind: 'id', options: {} },
    ...chosen,
    ...(pays ? [{ name: 'currency', kind: 'choice' as const, options: currency }] : []),
  ]
}

const KINDS_SENTENCE = `Kinds are: ${USUAL_KINDS.join(', ')}.`

const PLACES = ['main', 'plant', 'account', 'none'] as const
const NO_COLUMN: ReadonlySet<Kind> = new Set(['id', 'secret', 'longText', 'image', 'place'])
const FILTERED: ReadonlySet<Kind> = new Set(['reference', 'choice', 'status', 'date', 'instant', 'flag'])
const SHOWN = 6

/** The text of a new file: a plain collection with everything that it can. */
export function composeDeclaration(wanted: Wanted): string {
  const { name, resources } = wanted
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Wrong(`${name || 'nothing'} is no name: small letters and hyphens, as in cleaning-contracts`)
  if (resources.includes(name)) throw new Wrong(`There is a resource ${name} already`)
  const place = PLACES.find((one) => one === wanted.menu)
  if (place === undefined)
    throw new Wrong(`There is no place ${wanted.menu} in the menu${meant(wanted.menu, PLACES)}`)
  const icons: readonly string[] = ICON_NAMES
  if (!icons.includes(wanted.icon))
    throw new Wrong(`There is no icon ${wanted.icon}${meant(wanted.icon, icons)}`)
  const fields = fieldsOf(wanted)
  const plant = fields.find(({ kind, options }) => kind === 'reference' && options['to'] === 'plants')
  if (place === 'plant' && plant === undefined)
    throw new Wrong('In the place plant its records belong to one: add plant:reference:plants!')
  const columns = fields.filter(({ kind }) => !NO_COLUMN.has(kind)).map((one) => one.name)
  const [title = 'id'] = [...fields.filter(({ kind }) => kind === 'text').map((one) => one.name), ...columns]
  const scope = place === 'plant' ? { scope: 'plant' } : {}
  return printDeclaration({
    about: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}: a plain collection.`,
    name,
    route: { main: '', none: '', ...FRAMES }[place] + `/${name}`,
    menu: place === 'none' ? null : { place, icon: wanted.icon },
    scope: place === 'plant' ? 'plant' : null,
    title,
    fields,
    note: null,
    answered: { rest: `/${name}` },
    columns: [title, ...columns.filter((one) => one !== title)].slice(0, SHOWN),
    // In a plant's own list there is nothing to choose by its plant.
    filters: fields
      .filter((one) => FILTERED.has(one.kind) && !(place === 'plant' && one === plant))
      .map((one) => one.name),
    order: 'id',
    search: true,
    actions: {
      read: { codes: ['station:read'], ...scope },
      create: { codes: ['station:update'], ...scope },
      update: { codes: ['station:update'], ...scope },
      delete: { codes: ['station:delete'], ...scope, confirm: 'ask', tone: 'danger' },
      export: { codes: ['station:read'], ...scope },
    },
    more: { export: { formats: ['csv', 'xlsx'] } },
  })
}
