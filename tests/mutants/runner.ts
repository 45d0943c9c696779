import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestRunner } from 'vitest'
import type { RunnerTask, RunnerTestCase } from 'vitest'
import { picked } from './picked.ts'

/** How instrumented code is spoken to (the names are Stryker's). */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: { static?: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

const scratch = process.env['MUTANTS_SCRATCH'] ?? ''
const LIMIT = Number(process.env['MUTANTS_TRIES'] ?? 60)
const kept = globalThis as { __stryker__?: Switches; __mutants__?: Kept }

interface Kept {
  readonly killed: Set<string>
  readonly tries: Map<string, number>
}

function switches(): Switches {
  return (kept.__stryker__ ??= {})
}

/** Another worker may have killed some of them before. */
function known(): Kept {
  if (kept.__mutants__) return kept.__mutants__
  const killed = new Set<string>()
  for (const line of readFileSync(join(scratch, 'events'), 'utf8').split('\n').filter(Boolean)) {
    const event = JSON.parse(line) as { killed?: string }
    if (event.killed !== undefined) killed.add(event.killed)
  }
  return (kept.__mutants__ = { killed, tries: new Map() })
}

const note = (event: object): void => {
  appendFileSync(join(scratch, 'events'), `${JSON.stringify(event)}\n`)
}

/** What a try of a test is for. */
type Try = { kind: 'cover' } | { kind: 'repeat' } | { kind: 'mutant'; id: string } | { kind: 'check' }

/**
 * Runs each test once to see which mutants it reaches, then again with each of these that is still alive. The test is run
 * without a mutant in between: one that does not pass twice cannot judge any.
 */
export default class MutantRunner extends TestRunner {
  private next: Try = { kind: 'cover' }
  private queue: string[] = []
  private hits: Record<string, number> = {}

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test)
    if (test.type !== 'test' || test.mode !== 'run') return
    this.next = { kind: 'cover' }
    test.repeats = Number.MAX_SAFE_INTEGER
    test.retry = 0
  }

  override onBeforeTryTask(test: RunnerTask): void {
    super.onBeforeTryTask(test)
    const { next } = this
    const ns = switches()
    ns.currentTestId = next.kind === 'cover' ? test.id : 'again'
    ns.activeMutant = next.kind === 'mutant' ? next.id : undefined
    ns.hitCount = 0
    ns.hitLimit = next.kind === 'mutant' ? (this.hits[next.id] ?? 0) * 100 + 1000 : Number.MAX_SAFE_INTEGER
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    const failed = (test.result?.state === 'fail') !== (test.fails ?? false)
    const ns = switches()
    ns.activeMutant = undefined
    // What the next file runs as it is loaded belongs to no test.
    ns.currentTestId = undefined
    const go = this.after(test, failed)
    if (test.result) Object.assign(test.result, { state: go ? 'pass' : 'skip', errors: undefined })
  }

  private after(test: RunnerTestCase, failed: boolean): boolean {
    const { next } = this
    const { killed, tries } = known()
    switch (next.kind) {
      case 'cover':
        this.cover(test)
        if (failed) note({ failing: `${test.file.name} > ${test.name}` })
        this.next = { kind: 'repeat' }
        return !failed && this.queue.length > 0
      case 'repeat':
      case 'check':
        if (failed) note({ once: `${test.file.name} > ${test.name}`, reached: this.queue.length })
        return !failed && this.advance()
      case 'mutant':
        tries.set(next.id, (tries.get(next.id) ?? 0) + 1)
        if (!failed) return this.advance()
        killed.add(next.id)
        note({ killed: next.id, by: `${test.file.name} > ${test.name}` })
        this.next = { kind: 'check' }
        return true
    }
  }

  private cover(test: RunnerTestCase): void {
    const { killed, tries } = known()
    const coverage = switches().mutantCoverage?.perTest ?? {}
    this.hits = coverage[test.id] ?? {}
    coverage[test.id] = {}
    const reached = Object.keys(this.hits).filter(picked)
    if (reached.length > 0) note({ reached })
    const loaded = Object.keys(switches().mutantCoverage?.static ?? {}).filter(picked)
    if (loaded.length > 0) note({ loaded })
    this.queue = reached.filter((id) => !killed.has(id) && (tries.get(id) ?? 0) < LIMIT)
  }

  private advance(): boolean {
    const id = this.queue.shift()
    if (id === undefined) return false
    this.next = { kind: 'mutant', id }
    return true
  }
}
