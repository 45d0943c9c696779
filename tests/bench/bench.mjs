import { benchCloud } from './cloud.mjs'
import { benchPages } from './pages.mjs'

/** Budgets of the product; the command fails when one is broken. */
const BUDGET = { signInKb: 300, plantListKb: 400, listMs: 30, dayMs: 30, memoryMb: 300 }

const line = (name, value, unit, limit) => {
  const over = limit !== undefined && value > limit
  const bound = limit === undefined ? '' : `  (at most ${limit}${over ? ': BROKEN' : ''})`
  console.log(`${name.padEnd(44)} ${value.toFixed(1).padStart(8)} ${unit}${bound}`)
  return over
}

const cloud = await benchCloud()
const pages = await benchPages()
const ratio = (page) => page.readyMs / pages.baseline.readyMs

const broken = [
  line('cloud, 10,000 plants: list page, median', cloud.listMs, 'ms', BUDGET.listMs),
  line('cloud, 10,000 plants: a plant day, median', cloud.dayMs, 'ms', BUDGET.dayMs),
  line('cloud, 10,000 plants: resident memory', cloud.memoryMb, 'MB', BUDGET.memoryMb),
  line('sign-in: script, gzip', pages.signIn.scriptKb, 'KB', BUDGET.signInKb),
  line('plant list: script, gzip, without charts', pages.plantList.scriptKb, 'KB', BUDGET.plantListKb),
  line('plant list: charts chunk, gzip', pages.plantList.chartsKb, 'KB'),
  line('baseline page: time to rows, cold', pages.baseline.readyMs, 'ms'),
  line('sign-in: first paint, cold', pages.signIn.paintMs, 'ms'),
  line('sign-in: time to form : baseline', ratio(pages.signIn), 'x'),
  line('plant list: time to rows : baseline', ratio(pages.plantList), 'x'),
]
process.exitCode = broken.some(Boolean) ? 1 : 0
