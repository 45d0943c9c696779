/** The kinds of emptiness of screens.md 0, and the two that stand for a failure. */
export type EmptyKind = 'created' | 'filtered' | 'period' | 'unmeasured' | 'quiet' | 'unsupported'
export type PictureKind = EmptyKind | 'fault' | 'denied' | 'lost'
