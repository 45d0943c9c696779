import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/** How often a line says where the running steps are; the log of an unattended run stays short. */
const EVERY = process.stdout.isTTY ? 15_000 : 180_000
/** What the reporters in `reporters/` write: `#progress 12/266`, with a failed test's name behind it. */
const MARK = /^#progress (\d+)\/(\d+)(?: (.+))?$/

const began = performance.now()
const running = new Map()
let timer = null

const clock = (ms) => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function sayWhereWeAre() {
  const now = performance.now()
  const parts = [...running].map(([name, { started, count }]) => {
    const of = count ? ` ${count[0]} of ${count[1]}` : ''
    return `${name}${of} (${clock(now - started)})`
  })
  console.log(`${clock(now - began).padStart(5)} … ${parts.join(', ')}`)
}

function yieldToOthers(pid, nice) {
  try {
    setPriority(pid, nice)
  } catch {
    // It ended already, or could not be started: its own events say so.
  }
}

/**
 * Runs one command to its end and says now and then how far it is.
 * Its output is shown when it failed, unless its caller has a report that says it shorter. `nice` is how much it yields to
 * the other commands: from 0 to 19, which takes only what they leave of the processors.
 */
export function run(name, command, args, { env = {}, reported = () => false, nice = 0 } = {}) {
  const started = performance.now()
  const state = { started, count: null }
  running.set(name, state)
  timer ??= setInterval(sayWhereWeAre, EVERY)
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    if (nice > 0) yieldToOthers(child.pid, nice)
    let output = ''
    let rest = ''
    child.stdout.on('data', (data) => {
      const lines = (rest + data).split('\n')
      rest = lines.pop()
      for (const line of lines) {
        const [, done, total, failed] = MARK.exec(line) ?? []
        if (done === undefined) output += `${line}\n`
        else state.count = [done, total]
        if (failed !== undefined) console.log(`FAIL ${name}: ${failed}`)
      }
    })
    child.stderr.on('data', (data) => (output += data))
    child.on('error', (error) => (output += String(error)))
    child.on('close', (code) => {
      running.delete(name)
      if (running.size === 0) {
        clearInterval(timer)
        timer = null
      }
      const now = performance.now()
      console.log(
        `${clock(now - began).padStart(5)} ${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${clock(now - started)})`,
      )
      if (code !== 0 && !reported()) console.log(output + rest)
      resolve({ name, ok: code === 0, output })
    })
  })
}
