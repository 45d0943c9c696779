import { after } from './after'

/** Runs once what was drawn is painted, and hears. A page that is hidden does not run it. */
export const afterPaint = (run: () => void) => void requestAnimationFrame(() => setTimeout(run))

/** Once what stands in the page is painted. A hidden page is not painted and does not wait for it. */
export const painted = () =>
  document.hidden ? Promise.resolve() : Promise.race([new Promise<void>(afterPaint), after(200)])
