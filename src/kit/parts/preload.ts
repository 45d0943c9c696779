/** Fetches a component that is a part of its own (`lazyPart`); ends when it is there, at once for any other. */
export const preload = (component: object | null): Promise<void> =>
  component !== null && 'preload' in component && typeof component.preload === 'function'
    ? (component.preload() as Promise<void>)
    : Promise.resolve()
