/** Below this the list and the plant are two steps instead of two panes; a phone on its side has no room for both. */
export const NARROW = '(max-width: 767px), (max-height: 480px)'

/** A phone on its side: every line is wanted for what one came for. */
export const LOW = '(max-height: 480px)'

/** Below this a list turns into cards. */
export const PHONE = '(max-width: 599px)'

/** Below this a curve and what is chosen for it stand below each other. */
export const ONE_COLUMN = '(max-width: 899px)'

/** Up to here a table shows what has room in it. */
export const TIGHT = '(max-width: 1100px)'

/** From here on a list and a record have room beside each other. */
export const ROOMY = '(min-width: 1200px)'
/** The same beside the list of plants. */
export const ROOMIER = '(min-width: 1560px)'
