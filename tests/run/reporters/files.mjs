/** Tells `tests/run/progress.mjs` how many files of tests are over, and which tests failed. */
export default class FileProgress {
  total = 0
  done = 0

  onTestRunStart(files) {
    this.total = files.length
  }

  onTestModuleEnd(file) {
    this.done += 1
    const failed = file.ok() ? '' : ` ${file.relativeModuleId}`
    process.stdout.write(`#progress ${this.done}/${this.total}${failed}\n`)
  }
}
