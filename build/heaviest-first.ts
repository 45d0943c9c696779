import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestSequencer, TestSpecification } from 'vitest/node'

const DATA_BESIDE = /'\.\/([\w-]+\.data)'/g

/** What a file takes, by its length and by that of the data that it reads beside it: a line of either is a step or a case. */
function weightOf(file: string): number {
  if (!existsSync(file)) return 0
  const folder = dirname(file)
  const text = readFileSync(file, 'utf8')
  const data = [...text.matchAll(DATA_BESIDE)].map(([, name]) => `${name}.ts`)
  const beside = readdirSync(folder).filter((one) => data.some((name) => one.startsWith(name)))
  return beside.reduce((sum, one) => sum + statSync(join(folder, one)).size, text.length)
}

/**
 * The heaviest files first: workers that take the next one when they are free end together. A worker that changes
 * projects ends and begins anew, so each project is run to its end, the heaviest first as well.
 */
export class HeaviestFirst implements TestSequencer {
  sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weighed = files.map((file) => ({ file, name: file.project.name, weight: weightOf(file.moduleId) }))
    const ofProject = new Map<string, number>()
    for (const { name, weight } of weighed) ofProject.set(name, (ofProject.get(name) ?? 0) + weight)
    const sorted = weighed.toSorted(
      (a, b) => (ofProject.get(b.name) ?? 0) - (ofProject.get(a.name) ?? 0) || b.weight - a.weight,
    )
    return Promise.resolve(sorted.map(({ file }) => file))
  }

  /** Of a run over several machines; there is none. */
  shard(): never {
    throw new Error('the files of one run are not shared out over machines')
  }
}
