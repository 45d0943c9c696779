/** Path of the script that this page began with: its name has a sum of all that belongs to the build. Null without one. */
export const startScript = (): string | null =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
