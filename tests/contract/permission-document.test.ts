import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLUMNS, type Column, permissionDocument, permissionTable } from '../support/permission-table'
import { PROBES } from './access-probes.data'
import { aCloud } from './cloud-client'

const FILE = '.github/PERMISSIONS.md'
const table = permissionTable()

/** Codes whose hand-made request the cloud lets through for an account. */
async function allowedBy({ account, plant }: Column): Promise<ReadonlySet<string>> {
  const caller = await aCloud({ plants: 45 }).signIn(account)
  const allowed = new Set<string>()
  for (const [code, probe] of Object.entries(PROBES)) {
    // Nobody without a plant is shown what is done to one.
    if (probe === null || (plant === null && !ACCOUNT_CODES.has(code))) continue
    const reply = await probe(caller, plant ?? 0)
    const { status } = reply
    // A file is no JSON.
    const refusal = String((reply.json as { code?: unknown } | null)?.code)
    expect(status, `${account}: ${code}`).toBeLessThan(500)
    if (status !== 403 && !['21', '22', '24'].includes(refusal)) allowed.add(code)
  }
  return allowed
}

const ACCOUNT_CODES = new Set([
  'user',
  'station:create',
  'member:read',
  'member:manage',
  'role:read',
  'role:manage',
])

/** The person's codes open the list over all plants; the cloud judges each row of it by its plant. */
const OVER_PLANTS = new Set([
  'alerts',
  'alert-rules',
  'data-plans',
  'data-plan-orders',
  'insurance-quotes',
  'insurance-policies',
  'insurance-claims',
  'tags',
])

/** Switched off as delivered, by the configuration of the console; the cloud judges by the code alone. */
const SWITCHED_OFF: readonly unknown[] = ['deviceControl']

describe('the matrix of permissions', () => {
  it('S6-05 is written down as it is', async () => {
    const text = permissionDocument(await table)
    if (process.env['PERMISSIONS'] === 'write') writeFileSync(FILE, text)
    expect(text, 'run node tests/run/permissions.mjs').toBe(readFileSync(FILE, 'utf8'))
  })

  it('S6-13 there is a hand-made request for every code that a declaration asks for', async () => {
    const codes = new Set((await table).flatMap(({ question }) => question.codes))
    expect([...codes].filter((code) => !Object.hasOwn(PROBES, code))).toEqual([])
    // A code that the cloud never asks for stands beside one that it does.
    const alone = (await table).filter(({ question }) =>
      question.codes.every((code) => PROBES[code] === null),
    )
    expect(alone).toEqual([])
  })

  it.each(COLUMNS.map((column, at) => [column.title, column, at] as const))(
    'S6-01 S6-05 S6-07 S6-12 console and cloud agree on every cell: %s',
    async (_, column, at) => {
      const allowed = await allowedBy(column)
      const cells = (await table).map(({ question: { resource, action, codes, feature }, granted }) => ({
        what: `${resource} ${action}`,
        console: granted[at],
        cloud: !SWITCHED_OFF.includes(feature) && codes.some((code) => allowed.has(code)),
      }))
      const judged = cells.filter(({ what }) => !OVER_PLANTS.has(what.split(' ')[0] ?? ''))
      expect(judged.filter((cell) => cell.console !== cell.cloud)).toEqual([])
      expect(cells.some((cell) => cell.console)).toBe(true)
    },
    30_000,
  )
})
