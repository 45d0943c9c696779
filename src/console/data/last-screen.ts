import { createWorkStore } from '../../providers/store'

const store = createWorkStore<{ path: string | null }>({ path: null })

/** Remembers the screen that somebody worked at; the settings are none. */
export function noteScreen(path: string): void {
  if (!path.startsWith('/account')) store.setState({ path })
}

export const lastScreen = (): string | null => store.getState().path
