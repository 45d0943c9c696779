import { benchCloud } from './cloud.mjs'
import { benchLoad } from './load.mjs'
import { benchPages } from './pages.mjs'

/** Budgets of the product; the command fails when one is broken. Ratios stand against a page from the disk. */
const BUDGET = {
  signInKb: 300,
  plantListKb: 400,
  formKb: 30,
  listMs: 30,
  dayMs: 30,
  memoryMb: 300,
  listRatio: 60,
  dayRatio: 30,
  sealedMs: 12,
  sealedRatio: 8,
  loadErrors: 0,
  // Whoever shares the machine is in these; a person would still wait.
  loadP95Ms: 5000,
  loadRatio: 150,
}

const line = (name, value, unit, limit) => {
  const over = limit !== undefined && value > limit
  const bound = limit === undefined ? '' : `  (at most ${limit}${over ? ': BROKEN' : ''})`
  console.log(`${name.padEnd(44)} ${value.toFixed(1).padStart(8)} ${unit}${bound}`)
  return over
}

const cloud = await benchCloud()
const load = await benchLoad()
const pages = await benchPages()
const ratio = (page) => page.readyMs / pages.baseline.readyMs

const sealedLines = Object.entries(cloud.sealed).flatMap(([name, { plainMs, sealedMs }]) => [
  line(`sealed instead of plain, ${name}: more`, sealedMs - plainMs, 'ms', BUDGET.sealedMs),
  line(`sealed : plain, ${name}`, sealedMs / plainMs, 'x', BUDGET.sealedRatio),
])

const bare = load.calls.find(({ name }) => name === 'a static page').median
const loadLines = load.calls.flatMap(({ name, count, median, p95 }) => [
  line(`load, ${name} (${count}): median`, median, 'ms'),
  line(`load, ${name}: 95 of 100 within`, p95, 'ms', BUDGET.loadP95Ms),
  line(`load, ${name}: median : a static page`, median / bare, 'x', BUDGET.loadRatio),
])
for (const error of load.errors.slice(0, 10)) console.log(`load: ${error}`)

const broken = [
  ...sealedLines,
  ...loadLines,
  line(`load, ${load.clients} clients, ${load.seconds} s: errors`, load.errors.length, '', BUDGET.loadErrors),
  line('load: resident memory', load.memoryMb, 'MB', BUDGET.memoryMb),
  line('cloud: a static page, median', cloud.staticMs, 'ms'),
  line('cloud, 10,000 plants: list page : static page', cloud.listMs / cloud.staticMs, 'x', BUDGET.listRatio),
  line('cloud, 10,000 plants: plant day : static page', cloud.dayMs / cloud.staticMs, 'x', BUDGET.dayRatio),
  line('cloud, 10,000 plants: list page, median', cloud.listMs, 'ms', BUDGET.listMs),
  line('cloud, 10,000 plants: a plant day, median', cloud.dayMs, 'ms', BUDGET.dayMs),
  line('cloud, 10,000 plants: resident memory', cloud.memoryMb, 'MB', BUDGET.memoryMb),
  line('sign-in: script, gzip', pages.signIn.scriptKb, 'KB', BUDGET.signInKb),
  line('plant list: script, gzip, without charts', pages.plantList.scriptKb, 'KB', BUDGET.plantListKb),
  line('plant list: charts chunk, gzip', pages.plantList.chartsKb, 'KB'),
  line('form: its own chunk, gzip', pages.formKb, 'KB', BUDGET.formKb),
  line('baseline page: time to rows, cold', pages.baseline.readyMs, 'ms'),
  line('sign-in: first paint, cold', pages.signIn.paintMs, 'ms'),
  line('sign-in: time to form : baseline', ratio(pages.signIn), 'x'),
  line('plant list: time to rows : baseline', ratio(pages.plantList), 'x'),
]
process.exitCode = broken.some(Boolean) ? 1 : 0
