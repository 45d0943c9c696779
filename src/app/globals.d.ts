/** True in the build whose cloud lives in the browser (`npm run dev:mock`). */
declare const __MOCK__: boolean
