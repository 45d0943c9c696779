/**
 * The words of a stranger's markup, a text for each of its paragraphs and points. It is parsed into a document that is
 * never shown: no script of it runs and no picture of it is fetched.
 */
export function plainLines(markup: string): string[] {
  const parsed = new DOMParser().parseFromString(
    markup.replace(/<\/(p|div|li|h\d)>|<br\s*\/?>/gi, `$&${BREAK}`),
    'text/html',
  )
  parsed.querySelectorAll('script, style').forEach((one) => one.remove())
  return (parsed.body.textContent ?? '')
    .split(BREAK)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** Ends a line: stands in no markup. */
const BREAK = '\u2028'

/** The same in one line. */
export const plainText = (markup: string): string => plainLines(markup).join(' ')
