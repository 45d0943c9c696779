import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CALLS } from '../../mocks/cloud/wire/router'
import { resources } from '../../resources/index'
import { lacksOf } from '../../resources/tools/check'
import { alarmQueue } from '../support/dropped-in/alarm-queue'
import { findings, inspections } from '../support/dropped-in/inspections'
import { maintenanceVisits } from '../support/dropped-in/maintenance-visits'
import { JUDGED_BY } from '../support/judged-by'

const SHOWN = 'tests/support/dropped-in/maintenance-visits.ts'

/** Types, lint and format of the file are checked as those of every file. */
it('the declaration that the README shows is a file of the tests, word for word, and short', () => {
  const shown = /```ts\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  expect(shown).toBe(readFileSync(SHOWN, 'utf8').replaceAll('../../../src/', '../src/'))
  expect(shown.trim().split('\n').length).toBeLessThanOrEqual(60)
})

/** As a browser finds them that are built: `npm run walks`, in `drop-in.spec.ts`. */
it('lacks nothing beside the shipped ones, nor do one with a field of every kind and one of endpoints with actions', async () => {
  // A walk has them among the shipped ones already.
  const dropped = [maintenanceVisits, inspections, findings, alarmQueue].filter(
    ({ name }) => !resources.some((one) => one.name === name),
  )
  const found = await lacksOf({
    ...JUDGED_BY,
    resources: [...resources, ...dropped],
    calls: CALLS,
  })
  expect(found.filter(({ weight }) => weight === 'lack')).toEqual([])
})

it('every file of resources is found by itself', async () => {
  const OTHERS = ['access.ts', 'codes.ts', 'index.ts']
  const files = readdirSync('resources').filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !OTHERS.includes(name),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const name of files.map((file) => file.slice(0, -'.ts'.length))) {
    const exported = Object.values((await import(`../../resources/${name}.ts`)) as object) as unknown[]
    const declared = exported.filter(
      (one) => typeof one === 'object' && one !== null && 'route' in one && 'fields' in one,
    )
    expect(resources, name).toEqual(expect.arrayContaining(declared))
  }
})
