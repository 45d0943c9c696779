import { reason } from '../report.mjs'

/** Tells `tests/run/progress.mjs` how many browser tests are over, and which failed and why. */
export default class BrowserProgress {
  total = 0
  done = 0

  onBegin(_config, suite) {
    this.total = suite.allTests().length
  }

  onTestEnd(test, { status, errors }) {
    this.done += 1
    const well = status === test.expectedStatus || status === 'skipped'
    const why = () => errors.map((error) => `${reason(error.message ?? '')} (line ${error.location?.line})`)
    const name = well ? '' : ` ${[...test.titlePath().slice(2), ...why()].join(' > ')}`
    process.stdout.write(`#progress ${this.done}/${this.total}${name}\n`)
  }
}
