import { relative } from 'node:path'

/** Enough of a message to see what differed. */
const LINES = 14
// oxlint-disable-next-line no-control-regex -- Runners colour their messages.
const plain = (message) => message.replace(/\u001b\[[0-9;]*m/g, '')
const brief = (message) => plain(message).split('\n').slice(0, LINES).join('\n')

/** The first words of a message, on one line. */
export const reason = (message) => plain(message).replace(/\s+/g, ' ').slice(0, 260)

function browserTests(suite, path = []) {
  const titles = [...path, suite.title]
  const inner = (suite.suites ?? []).flatMap((one) => browserTests(one, titles))
  const own = (suite.specs ?? []).map(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results)
    return {
      seconds: Math.max(0, ...results.map(({ duration }) => duration)) / 1000,
      name: [...titles, title].join(' > '),
      failure: ok ? null : brief(results.flatMap(({ errors }) => errors ?? [])[0]?.message ?? 'failed'),
    }
  })
  return [...inner, ...own]
}

/** A file that cannot be loaded has no tests, and a message of its own. */
const brokenFile = ({ name, status, message, assertionResults }) =>
  status === 'failed' && assertionResults.length === 0
    ? [{ seconds: 0, name: relative('', name), failure: brief(message) }]
    : []

/**
 * The tests that a report of Vitest or Playwright knows.
 * @returns {{ seconds: number, name: string, failure: string | null }[]}
 */
export const testsOf = ({ testResults, suites }) => [
  ...(testResults ?? []).flatMap((file) => [
    ...file.assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${relative('', file.name)} > ${fullName}`,
      failure: status === 'failed' ? brief(failureMessages[0] ?? 'failed') : null,
    })),
    ...brokenFile(file),
  ]),
  ...(suites ?? []).flatMap((suite) => browserTests(suite)),
]
