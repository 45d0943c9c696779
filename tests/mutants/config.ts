import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import base from '../../vite.config.ts'
import { instrumented } from './instrumented.ts'

const files = (process.env['MUTANTS_FILES'] ?? '').split(' ')
const plugin = await instrumented(files, process.env['MUTANTS_SCRATCH'] ?? '')

/** Screens last, calls before them, rules first: most mutants die cheaply. */
const DEAREST_FIRST = ['/tests/journeys/', '.test.tsx', '/tests/contract/']
const rank = ({ moduleId }: TestSpecification): number => {
  const place = DEAREST_FIRST.findIndex((part) => moduleId.includes(part))
  return place < 0 ? DEAREST_FIRST.length : place
}

class CheapFirst extends BaseSequencer {
  override sort(all: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(all.toSorted((a, b) => rank(b) - rank(a)))
  }
}

export default defineConfig(async (env) => {
  const { test, plugins, ...rest } = await base(env)
  const projects = (test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project
      ? {
          ...project,
          test: {
            ...project.test,
            runner: 'tests/mutants/runner.ts',
            pool: 'threads' as const,
            testTimeout: 10_000,
          },
        }
      : project,
  )
  return {
    ...rest,
    plugins: [plugin, ...(plugins ?? [])],
    test: {
      ...test,
      projects,
      fileParallelism: false,
      sequence: { sequencer: CheapFirst },
      dangerouslyIgnoreUnhandledErrors: true,
      silent: true,
    },
  }
})
