let last: string | null = null

/** Remembers the screen that somebody worked at, for as long as this tab is open; the settings are none. */
export function noteScreen(path: string): void {
  if (!path.startsWith('/account')) last = path
}

export const lastScreen = (): string | null => last
