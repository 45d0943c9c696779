import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { access } from '../../../resources/access'
import { resources } from '../../../resources/index'
import { LANGUAGES } from '../../domain/brand/language'
import { compile } from '../../schema/compile'
import { columnOf } from './column'
import type { Columns } from './use-columns'
import { minTableWidth } from './tracks'

const plans = compile(resources, access)
/** Of 1440 px: the rail takes 56, the pane of plants beside a tab 320, a scroll bar 15. */
const ROOM = { plants: 1369, alerts: 1369, 'plant-alerts': 1049 } as const

function labels(language: string, name: string): Readonly<Record<string, string>> {
  const [own, shared] = [name, 'words'].map(
    (one) =>
      (
        JSON.parse(readFileSync(`resources/locales/${language}/${one}.json`, 'utf8')) as {
          fields?: Record<string, string>
        }
      ).fields,
  )
  return { ...shared, ...own }
}

it.each(LANGUAGES.map(({ code }) => code))(
  '26: columns of plants and alarms stand side by side at 1440 px, in %s',
  (language) => {
    for (const [name, room] of Object.entries(ROOM)) {
      const plan = plans.get(name)
      const said = labels(language, name)
      const shown = plan.columns.flatMap((column) => columnOf(plan, column, said[column] ?? column))
      expect(shown.map((column) => column.name)).toEqual(plan.columns)
      const list = { columns: { shown } as unknown as Columns, plan, selectable: name !== 'plants' }
      expect(minTableWidth(list), name).toBeLessThanOrEqual(room)
    }
  },
)
