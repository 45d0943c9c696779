/**
 * Last resort, before there are texts or components: plain words instead of a white page. English,
 * because the failure may be that no other text could be loaded.
 */
export function showFailure(root: HTMLElement, error: unknown): void {
  const box = document.createElement('main')
  box.className = 'hg-state hg-state-page'
  box.setAttribute('role', 'alert')
  const title = document.createElement('h1')
  title.textContent = 'The console could not start.'
  const detail = document.createElement('p')
  detail.textContent = error instanceof Error ? error.message : String(error)
  const again = document.createElement('button')
  again.type = 'button'
  again.className = 'hg-button'
  again.textContent = 'Load the page again'
  again.addEventListener('click', () => location.reload())
  box.append(title, detail, again)
  root.replaceChildren(box)
}
