import { onTestFinished } from 'vitest'

/**
 * Looks at the page at each change of it: a frame of a browser shows nothing that was not there after one of them. Returns
 * what ends it; the end of the test does so as well.
 */
export function atEachChange(look: () => void): () => void {
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const end = () => observer.disconnect()
  onTestFinished(end)
  return end
}

/** The same from the next click on, once that has been answered and before what it draws is there. */
export function fromNextClick(look: () => void): () => void {
  let end = () => window.removeEventListener('click', begin)
  const begin = () => (end = atEachChange(look))
  window.addEventListener('click', begin, { once: true })
  return () => end()
}
