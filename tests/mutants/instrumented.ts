import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { Logger } from '@stryker-mutator/api/logging'
import type { Plugin } from 'vitest/config'
import { picked } from './picked.ts'

const silent = (): undefined => undefined
const LOGGER: Logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** Serves these files with all their mutants inside, each behind a switch, and writes down which there are. */
export async function instrumented(files: readonly string[], scratch: string): Promise<Plugin> {
  const { files: rewritten, mutants } = await new Instrumenter(LOGGER).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
    { ignorers: [], excludedMutations: [], plugins: null },
  )
  writeFileSync(join(scratch, 'mutants.json'), JSON.stringify(mutants.filter(({ id }) => picked(id))))
  const contents = new Map(rewritten.map(({ name, content }) => [resolve(name), content]))
  return {
    name: 'mutants',
    enforce: 'pre',
    load: (id) => contents.get(id),
  }
}
