import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const FOLDERS = ['src', 'resources', 'mocks', 'tests']
/** Tests, and the tables of data beside them that their titles are made of. */
const SOURCE = /\.(test|spec)\.tsx?$|^tests[\\/].*\.data\.ts$/
/** Its ids are examples, not proofs. */
const OWN_TEST = join('tests', 'architecture', 'checklist.test.ts')
const ID = /S([1-9])-(\d{2,3})(?:\.\.S\1-(\d{2,3}))?/g

const idOf = (section, number) => `S${section}-${String(number).padStart(2, '0')}`

/**
 * The ids that a text names: `S5-07`, `S5-07, S5-12` and the range `S5-07..S5-09`.
 * @param {string} text
 * @returns {string[]}
 */
export function idsIn(text) {
  return [...text.matchAll(ID)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Math.max(1, Number(last) - Number(first) + 1) }, (_, index) =>
      idOf(section, Number(first) + index),
    ),
  )
}

/** The texts of a source: titles, and rows of tables that titles are made of. Comments prove nothing. */
function textsOf(path) {
  const texts = []
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  const source = readFileSync(path, 'utf8')
  if (/S[1-9]-\d/.test(source)) visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false))
  return texts
}

/**
 * Ids joined to ranges where they follow each other: `S1-02..04 S1-09`.
 * @param {string[]} ids
 */
function short(ids) {
  const runs = []
  for (const id of ids) {
    const [section, number] = id.split('-')
    const run = runs.at(-1)
    if (run?.section === section && run.last + 1 === Number(number)) run.last += 1
    else runs.push({ section, first: Number(number), last: Number(number) })
  }
  const two = (number) => String(number).padStart(2, '0')
  return runs
    .map(({ section, first, last }) => `${section}-${two(first)}${last > first ? `..${two(last)}` : ''}`)
    .join(' ')
}

/**
 * Rows that are put off: nothing is due later without a reason that somebody can read.
 * @param {readonly { section: number, part: string, due: string, why?: string }[]} parts
 * @returns {string[]}
 */
export const putOff = (parts) =>
  parts
    .filter(({ due, why = '' }) => due !== 'now' && why.trim() === '')
    .map(({ section, part, due }) => `${part} of section ${section} is due ${due}, and does not say why`)

/**
 * Which rows of the requirements the tests name, a line for each section. A row that is due now and that no test names
 * fails, and so does an id that is no row: it is a slip of the pen and would prove nothing.
 * @returns {{ passed: number, failed: number }}
 */
export function checklist() {
  const parts = JSON.parse(readFileSync(join('tests', 'checklist', 'rows.json'), 'utf8'))
  const known = new Set(parts.flatMap(({ rows }) => Object.keys(rows)))
  const named = new Set()
  const strays = []
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  )
  for (const path of files.filter((name) => SOURCE.test(name) && name !== OWN_TEST))
    for (const id of textsOf(path).flatMap(idsIn)) {
      if (known.has(id)) named.add(id)
      else strays.push(`${path} names ${id}, which is no row of tests/checklist/rows.json`)
    }

  const missing = (section, due) =>
    parts
      .filter((part) => part.section === section && part.due === due)
      .flatMap(({ rows }) => Object.keys(rows))
      .filter((id) => !named.has(id))
  const unproved = []
  console.log('rows that tests name')
  for (const section of new Set(parts.map((part) => part.section))) {
    const all = [...known].filter((id) => id.startsWith(`S${section}-`))
    const now = missing(section, 'now')
    const later = missing(section, 'later')
    for (const id of now) unproved.push(`no test names ${id}, which is due now in tests/checklist/rows.json`)
    const open = [now.length > 0 && `open ${short(now)}`, later.length > 0 && `later ${short(later)}`]
    const count = all.filter((id) => named.has(id)).length
    console.log(`  ${section}  ${count} of ${all.length}  ${open.filter(Boolean).join('  ')}`.trimEnd())
  }
  const faults = [...strays, ...unproved, ...putOff(parts)]
  for (const fault of faults) console.log(`FAIL ${fault}`)
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length === 0 ? 0 : 1 }
}
