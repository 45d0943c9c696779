/** A browser in which nobody was yet. */
export function forgetEverything(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (name !== '') document.cookie = `${name}=; Path=/; Max-Age=0`
  }
}
