/** Where what was seen lies. Known without the code of the store, so that it can be thrown away without it. */
export const SEEN_DATABASE = 'heliograph-seen'
