import { type Face, faceOf } from './sfnt'

/**
 * Parts of Noto Sans, of which a document takes those that its characters need, in both weights. What stands in none of
 * them (Chinese, Japanese, Korean, and any other script) is painted with the fonts of the machine; see decision 18.
 */
const PARTS = [
  {
    name: 'latin',
    needed: () => true,
    regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'),
    strong: () => import('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?inline'),
  },
  {
    name: 'latin-ext',
    needed: (text: string) => /[\u0100-\u02ff\u1e00-\u1e9f\u20a0-\u20c0\u2113]/.test(text),
    regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'),
    strong: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?inline'),
  },
  {
    name: 'vietnamese',
    needed: (text: string) => /[\u0300-\u0323\u1ea0-\u1ef9\u20ab]/.test(text),
    regular: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline'),
    strong: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff?inline'),
  },
  {
    name: 'cyrillic',
    needed: (text: string) => /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/.test(text),
    regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'),
    strong: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?inline'),
  },
  {
    name: 'cyrillic-ext',
    needed: (text: string) => /[\u0460-\u048f\u0492-\u04af\u04b2-\u052f\u20b4]/.test(text),
    regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline'),
    strong: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff?inline'),
  },
  {
    name: 'greek',
    needed: (text: string) => /[\u0370-\u03ff]/.test(text),
    regular: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'),
    strong: () => import('@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?inline'),
  },
] as const

/** Faces of one weight, in the order in which a character is looked for. */
export interface Faces {
  readonly regular: readonly Face[]
  readonly strong: readonly Face[]
}

/** Six letters that identify the part of a font in a file. */
const tagOf = (at: number, weight: number): string => `NOTO${'ABCDEF'.charAt(at)}${'RS'.charAt(weight)}`

function bytesOf(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
}

/** What a document with these texts is set in. */
export async function facesFor(texts: readonly string[]): Promise<Faces> {
  const text = texts.join('\n').normalize('NFC')
  const parts = PARTS.flatMap((part, at) => (part.needed(text) ? [{ part, at }] : []))
  const [regular, strong] = await Promise.all(
    (['regular', 'strong'] as const).map((weight, index) =>
      Promise.all(
        parts.map(async ({ part, at }) => {
          const { default: address } = await part[weight]()
          const cut = weight === 'regular' ? 'Regular' : 'SemiBold'
          return faceOf(`${tagOf(at, index)}+NotoSans-${cut}`, bytesOf(address))
        }),
      ),
    ),
  )
  return { regular: regular ?? [], strong: strong ?? [] }
}
