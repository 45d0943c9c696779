export interface Work {
  isUnsaved(): boolean
  /** Asks whether it may be lost, and goes on when it may. */
  ask?: (go: () => void) => void
}

/** Work of the screens that are open. */
export const works = new Set<Work>()

/** Whether this tab has a changed form, or a dialog with words that somebody typed. */
export const hasUnsavedWork = (): boolean => [...works].some((work) => work.isUnsaved())

const asking = (): Work | undefined => [...works].findLast((work) => work.ask && work.isUnsaved())

/** Whether a form asks for itself before it is lost. */
export const isAskedAbout = (): boolean => asking() !== undefined

/** Goes on at once, or when the person has agreed to lose what is not saved. */
export function afterAsking(go: () => void): void {
  const last = asking()
  if (last?.ask) last.ask(go)
  else go()
}
