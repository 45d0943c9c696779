import { expect, it } from 'vitest'
import { humanize, withinPhrase } from './use-resource-text'

it.each([
  ['maintenanceVisits', 'Maintenance visits'],
  ['maintenance-visits', 'Maintenance visits'],
])('%s is written as %s', (name, words) => expect(humanize(name)).toBe(words))

it.each([
  ['Maintenance visit', 'en', 'maintenance visit'],
  ['SIM card', 'en', 'SIM card'],
  ['Wartungsbesuch', 'de', 'Wartungsbesuch'],
  ['Wartungsbesuch', 'de-AT', 'Wartungsbesuch'],
  ['Üyelik', 'tr', 'üyelik'],
  ['İşletme', 'tr', 'işletme'],
  ['点検', 'ja', '点検'],
  ['', 'en', ''],
])('%s within a phrase in %s is %s', (name, language, words) =>
  expect(withinPhrase(name, language)).toBe(words),
)
