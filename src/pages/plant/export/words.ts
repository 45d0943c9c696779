import { alertLevel } from '../../../domain/alarms/alert'
import { isFullFeedIn } from '../../../domain/energy/grid-type'
import type { Draft } from '../../../domain/export/draft'
import type { RowQuality } from '../../../domain/export/rows'
import { MISSING } from '../../../domain/values/quantity'
import type { Column } from './source'

export type Say = (key: string, values?: Record<string, string | number>) => string

/** Words that other screens have already, and those that are the same in all languages. */
const SHARED: Readonly<Record<string, string>> = {
  'head.time': 'plant:day.time',
  'head.period': 'plant:energy.period',
  'head.offset': 'plant:csv.offset',
  'template.energy': 'plant:energy.title',
  'template.alarms': 'plant:tabs.alerts',
  'template.income': 'words:sections.income',
  'step.month': 'plant:span.month',
  'step.year': 'plant:span.year',
  'digits.raw': 'step.source',
  'quality.missing': 'units:missing',
  'quality.asleep': 'plant:status.asleep',
  'columns.hours': 'words:fields.fullPowerHours',
  'columns.selfConsumption': 'plant:kpi.name.selfConsumption',
  'columns.selfSufficiency': 'plant:kpi.name.selfSufficiency',
  'columns.income': 'words:sections.income',
  'columns.code': 'words:fields.code',
  'columns.name': 'words:fields.alarm',
  'columns.level': 'words:fields.level',
  'columns.device': 'words:fields.device',
  'columns.serial': 'words:fields.serial',
}
const ALIKE: Readonly<Record<string, string>> = {
  'clock.utc': 'UTC',
  'gap.dashes': MISSING,
  'step.5': '5 min',
  'step.15': '15 min',
  'step.60': '60 min',
  'format.xlsx': 'Excel (XLSX)',
  'format.pdf': 'PDF',
  'format.csv': 'CSV ( , )',
  'format.semicolon': 'CSV ( ; )',
  'format.json': 'JSON',
}

/** The word of a choice or a heading. */
export function wordOf(key: string, say: Say): string {
  const same = ALIKE[key]
  if (same !== undefined) return same
  const series = key.startsWith('columns.') ? key.replace('columns.', 'plant:series.') : key
  return say(SHARED[key] ?? series)
}

export const columnName = ({ key, name }: Pick<Column, 'key' | 'name'>, say: Say): string =>
  name ?? wordOf(`columns.${key}`, say)

export const headWords = (say: Say) => ({
  time: wordOf('head.time', say),
  period: wordOf('head.period', say),
  offset: wordOf('head.offset', say),
  quality: say('head.quality'),
})

export const qualityWord = (quality: RowQuality, say: Say) => wordOf(`quality.${quality}`, say)

export function levelWord(level: number | null, say: Say): string | null {
  const known = alertLevel(level)
  return known === null ? (level === null ? null : String(level)) : say(`words:words.${known}`)
}

/** A formula in the words of its columns; null where a value is simply what was sent. */
export function formulaWords(
  { key, name }: Column,
  { template, step }: Draft,
  gridType: string | null,
  say: Say,
): string {
  const of = (column: string) => columnName({ key: column, name: null }, say)
  if (name === null && key === 'hours') return `${of('production')} ÷ ${say('words:fields.capacity')}`
  const split = (formula: string) => `${formula} (${say('notes.split')})`
  if (name === null && key === 'selfConsumption')
    return split(`(${of('production')} − ${of('feedIn')}) ÷ ${of('production')}`)
  if (name === null && key === 'selfSufficiency') return split(`1 − ${of('purchase')} ÷ ${of('consumption')}`)
  if (name === null && key === 'income' && !isFullFeedIn(gridType))
    return `(${of('consumption')} − ${of('purchase')}) × ${say('words:fields.consumptionPrice')} + ${of('feedIn')} × ${say('words:fields.price')}`
  if (template === 'alarms') return say('notes.alarm')
  if (template !== 'power' && template !== 'parameters') return say('notes.server')
  return say(step === 'source' ? 'notes.sample' : 'notes.mean')
}
