import { vi } from 'vitest'
import { GUARDED } from '../../mocks/cloud/wire/routes'
import type { Plans } from '../../src/schema/compile'
import { questionsOf, type Question } from '../../src/schema/policy'
import { readPlant } from '../../src/transport/calls/stations'
import { codeOfRoute, DECLARED, EVERYBODY, SIDES } from '../contract/route-codes.data'
import { cloudBench } from './cloud-bench'
import { OWN_FILES } from './own-files'

export interface Column {
  /** Demo account, at `@heliograph.example`. */
  readonly account: string
  /** The plant in sight, one that the account has; null for an account without plants. */
  readonly plant: number | null
  readonly title: string
}

/** A plain collection is guarded by the codes of its own declaration alone; `collections.test.ts` asks for them. */
const judged = (plans: Plans) =>
  questionsOf(plans).filter(
    ({ resource }) =>
      !OWN_FILES.has(resource) && plans.all.every(({ name, rest }) => name !== resource || rest === null),
  )

/** Demo accounts whose rights differ; the viewer's two plants are shared with different rights. */
export const COLUMNS: readonly Column[] = [
  { account: 'owner', plant: 63400030, title: 'owner' },
  { account: 'admin', plant: 63900010, title: 'admin' },
  { account: 'manager', plant: 63900010, title: 'manager' },
  { account: 'operator', plant: 63900010, title: 'operator' },
  { account: 'viewer', plant: 63900010, title: 'viewer, first plant' },
  { account: 'viewer', plant: 63400030, title: 'viewer, second plant' },
  { account: 'norole', plant: 63400130, title: 'norole' },
  { account: 'new', plant: null, title: 'new' },
]

interface Row {
  readonly question: Question
  /** One answer a column. */
  readonly granted: readonly boolean[]
}

/** What the console grants to one account at its plant, in the order of the questions. */
async function answersOf({ account, plant }: Column): Promise<readonly boolean[]> {
  const bench = cloudBench()
  await bench.signIn(account)
  if (plant !== null) {
    bench.currentPlant.select(readPlant({ id: plant }))
    await vi.waitFor(() => {
      if (bench.currentPlant.getState().detail !== 'ready') throw new Error(`${account} cannot see ${plant}`)
    })
  }
  const answers: boolean[] = []
  for (const { resource, action } of judged(bench.plans))
    answers.push((await bench.access.can({ resource, action, params: {} })).can)
  return answers
}

/** Every question of the declarations with the console's answer for every column. */
export async function permissionTable(): Promise<readonly Row[]> {
  const answers: (readonly boolean[])[] = []
  for (const column of COLUMNS) answers.push(await answersOf(column))
  const { plans } = cloudBench(1)
  return judged(plans).map((question, index) => ({
    question,
    granted: answers.map((list) => list[index] === true),
  }))
}

const code = (text: string) => `\`${text}\``

/** The table as a document. */
export function permissionDocument(rows: readonly Row[]): string {
  const head = [
    'resource',
    'action',
    'one of these codes',
    'held for',
    'switch',
    ...COLUMNS.map(({ title }) => title),
  ]
  const lines = rows.map(({ question: { resource, action, codes, scope, feature }, granted }) => [
    resource,
    action.startsWith('field:') ? `sees ${action.slice('field:'.length)}` : action,
    codes.map(code).join(' '),
    scope ?? 'person',
    feature === undefined ? '' : code(feature),
    ...granted.map((may) => (may ? 'yes' : '–')),
  ])
  return [
    '# Who may do what',
    '',
    'One row for each action and guarded field of the declarations, with the demo accounts of the simulated cloud. Written by',
    '`node tests/run/permissions.mjs`; `tests/contract/permission-document.test.ts` writes it again and compares, and asks the',
    'cloud for every cell. A code is held for the person or for the plant in sight; `record` is for the person, and for the plant of',
    'each record as well. What is held for an organisation is denied in a personal session. A switch that the platform turns off',
    'takes the action from everybody. Plain collections (`rest`) are left out, for the cloud guards them by what they declare,',
    'and files that bring their own `texts`. No role codes at all lift every other restriction (`norole`).',
    '',
    ...written(head, lines),
    '',
    '## What each call asks for',
    '',
    'One row for each call of the simulated cloud that asks for a bearer. `tests/contract/cloud-route-codes.test.ts` sends each of',
    'them with every code alone, and only the one that stands here lets it in; a call without a row fails.',
    '',
    ...written(
      ['call', 'code'],
      GUARDED.map(([method, path]) => callRow(`${method} ${path}`)),
    ),
    '',
  ].join('\n')
}

const ASKED: Readonly<Record<string, string>> = {
  [EVERYBODY]: 'none',
  [SIDES]: 'none; for those whom it concerns',
  [DECLARED]: 'what the declaration says',
}

function callRow(route: string): string[] {
  const asked = codeOfRoute(route) ?? 'nobody wrote it down'
  return [code(route), ASKED[asked] ?? code(asked)]
}

/** A table of Markdown, its columns in line. */
function written(head: readonly string[], lines: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...lines].map((cells) => cells[at]?.length ?? 0)))
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [row(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.map(row)]
}
