/**
 * The words of a stranger's markup. It is parsed into a document that is never shown: no script of it runs
 * and no picture of it is fetched.
 */
export function plainText(markup: string): string {
  const parsed = new DOMParser().parseFromString(
    markup.replace(/<\/(p|div|li|h\d)>|<br\s*\/?>/gi, '$& '),
    'text/html',
  )
  parsed.querySelectorAll('script, style').forEach((one) => one.remove())
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
