import { relative } from 'node:path'

const browserTests = (suite, path = []) => {
  const titles = [...path, suite.title]
  return [
    ...(suite.suites ?? []).flatMap((inner) => browserTests(inner, titles)),
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      seconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
      name: [...titles, title].join(' > '),
    })),
  ]
}

/**
 * Times of the tests that a report of Vitest or Playwright knows.
 * @returns {{ seconds: number, name: string }[]}
 */
export const slowestOf = ({ testResults, suites }) => [
  ...(testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${relative('', name)} > ${fullName}`,
    })),
  ),
  ...(suites ?? []).flatMap((suite) => browserTests(suite)),
]
