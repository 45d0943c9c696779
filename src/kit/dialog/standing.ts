/** How many dialogs stand over the screen now that another layout would lose. */
let standing = 0
const listeners = new Set<() => void>()

export const isDialogStanding = (): boolean => standing > 0

/** Called before the first one stands and after the last one is gone. */
export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says that one more stands, until the function that it gives back is called. */
export function standOver(): () => void {
  if (standing === 0) for (const listener of [...listeners]) listener()
  standing += 1
  return () => {
    standing -= 1
    if (standing === 0) for (const listener of [...listeners]) listener()
  }
}
