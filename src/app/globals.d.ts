/** True in the build whose cloud lives in the browser (`npm run dev:mock`). */
declare const __MOCK__: boolean
/** True in a build, which has checked the declarations; elsewhere nobody sets it. */
declare const __CHECKED__: boolean | undefined

interface Window {
  /** The whole address of this visit, where index.html took a token out of it before anything was asked for. */
  arrivedAt?: string
  /** The client configuration, where the page asked for it before its first script was there (vite.config.ts). */
  configurationAsked?: Promise<Response>
}

/* oxlint-disable typescript/consistent-type-imports -- a module that has no file can import types in no other way. */

/** Texts of the shell and of the sign-in page, by language and then by namespace (vite.config.ts). */
declare module 'virtual:first-texts' {
  type Texts = Readonly<Record<string, Record<string, unknown>>>
  type Language = import('../domain/brand/language').Language
  export const languages: Readonly<Record<Language, () => Promise<{ texts: Texts }>>>
}

/** Where all other texts of a language are, by the path of their file. */
declare module 'virtual:other-texts' {
  type Files = Readonly<Record<string, () => Promise<unknown>>>
  type Language = import('../domain/brand/language').Language
  export const languages: Readonly<Record<Language, () => Promise<{ files: Files }>>>
}

/** Texts of the libraries in a language. */
declare module 'virtual:library-texts' {
  type Locale = { antd: import('antd/es/locale').Locale; dayjs: string }
  type Language = import('../domain/brand/language').Language
  export const languages: Readonly<Record<Language, () => Promise<{ locale: Locale }>>>
}
