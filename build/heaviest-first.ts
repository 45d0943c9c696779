import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What a file takes, by its length and by that of the data that it reads beside it: a line of either is a step or a case. */
function weightOf(file: string): number {
  if (!existsSync(file)) return 0
  const text = readFileSync(file, 'utf8')
  const data = `${basename(file).replace(/\.test\.tsx?$/, '')}.data`
  if (!text.includes(`./${data}'`)) return text.length
  const beside = readdirSync(dirname(file)).filter((one) => one.startsWith(`${data}.ts`))
  return beside.reduce((sum, one) => sum + statSync(join(dirname(file), one)).size, text.length)
}

/** The heaviest files first: workers that take the next one when they are free end together. */
export class HeaviestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weighed = files.map((file) => ({ file, weight: weightOf(file.moduleId) }))
    return Promise.resolve(weighed.toSorted((a, b) => b.weight - a.weight).map(({ file }) => file))
  }
}
