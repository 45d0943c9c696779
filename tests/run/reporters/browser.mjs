/** Tells `tests/run/progress.mjs` how many browser tests are over, and which failed. */
export default class BrowserProgress {
  total = 0
  done = 0

  onBegin(_config, suite) {
    this.total = suite.allTests().length
  }

  onTestEnd(test, { status }) {
    this.done += 1
    const well = status === test.expectedStatus || status === 'skipped'
    const name = well ? '' : ` ${test.titlePath().slice(2).join(' > ')}`
    process.stdout.write(`#progress ${this.done}/${this.total}${name}\n`)
  }
}
