/** Several words as one, with what the language puts between them. Chinese and Japanese would leave units without anything. */
export const listText = (language: string, parts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(parts)
