/** Where the texts of the screens behind sign-in are: a long table that sign-in itself can do without. */
export const OTHER_LOCALES = import.meta.glob<Record<string, unknown>>(
  ['/resources/locales/*/*.json', '!/resources/locales/*/{console,faults,units,platform,sign-in}.json'],
  { import: 'default' },
)

const NAMED = new Set(Object.keys(OTHER_LOCALES).map((path) => path.replace(/^.*\/|\.json$/g, '')))

/** Whether a namespace has files, in whatever language. */
export const isNamed = (namespace: string): boolean => NAMED.has(namespace)
