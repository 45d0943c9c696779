/** True in the build whose cloud lives in the browser (`npm run dev:mock`). */
declare const __MOCK__: boolean

/** Texts of the shell and of the sign-in page in one language, by namespace (vite.config.ts). */
declare module 'virtual:first-texts/*' {
  export const texts: Readonly<Record<string, Record<string, unknown>>>
}

/** Where all other texts of one language are, by the path of their file. */
declare module 'virtual:other-texts/*' {
  export const files: Readonly<Record<string, () => Promise<unknown>>>
}
