/** Tags that a plant can have; ours, no document says. */
export const MAX_TAGS = 20
/** Characters of one tag; ours. */
export const LONGEST_TAG = 30
