import type { Faces } from './faces'
import type { Painter } from './paint'
import type { Face } from './sfnt'

/** Characters of one face, or a stretch that none of them knows. Widths are for a size of 1. */
export type Run =
  | { readonly face: Face; readonly glyphs: readonly number[]; readonly text: string; readonly width: number }
  | { readonly face: null; readonly text: string; readonly width: number }

/** What sums of fractions may be off by. */
const SLACK = 1e-6
/** What keeps the place of a character that no outline and no painter knows: a question mark. */
const UNKNOWN = 0x3f

/** Texts as runs, and lines of no more than a width. */
export interface Typesetter {
  runsOf(text: string, strong: boolean): readonly Run[]
  widthOf(text: string, strong: boolean): number
  /** Lines of a text that are at most so wide; a word that is wider by itself is broken. */
  linesOf(text: string, width: number, strong: boolean): readonly string[]
}

/** What was measured once is kept. */
export function createTypesetter(faces: Faces, painter: Painter | null): Typesetter {
  const kept = new Map<string, readonly Run[]>()
  const runsOf = (text: string, strong: boolean) => {
    const key = `${strong ? 1 : 0}${text}`
    const runs =
      kept.get(key) ??
      split(plainText(text), { faces: strong ? faces.strong : faces.regular, painter, strong })
    kept.set(key, runs)
    return runs
  }
  const widthOf = (text: string, strong: boolean) =>
    runsOf(text, strong).reduce((sum, { width }) => sum + width, 0)
  return {
    runsOf,
    widthOf,
    linesOf: (text, width, strong) =>
      text.split('\n').flatMap((line) => folded(line, (part) => widthOf(part, strong) <= width + SLACK)),
  }
}

interface Setting {
  readonly faces: readonly Face[]
  readonly painter: Painter | null
  readonly strong: boolean
}

/** Neighbours of one face together. */
function split(text: string, setting: Setting): readonly Run[] {
  const stretches: { face: Face | null; text: string }[] = []
  for (const letter of text) {
    const character = letter.codePointAt(0) ?? 0
    const face = setting.faces.find((one) => one.glyphOf(character) !== 0) ?? null
    const last = stretches.at(-1)
    if (last && last.face === face) last.text += letter
    else stretches.push({ face, text: letter })
  }
  return stretches.flatMap((stretch) => runOf(stretch, setting))
}

function runOf({ face, text }: { face: Face | null; text: string }, setting: Setting): readonly Run[] {
  const { faces, painter, strong } = setting
  const set = (by: Face, glyphs: readonly number[]): Run => ({
    ...{ face: by, glyphs, text },
    width: glyphs.reduce((sum, glyph) => sum + by.widthOf(glyph), 0) / 1000,
  })
  if (face !== null)
    return [
      set(
        face,
        Array.from(text, (letter) => face.glyphOf(letter.codePointAt(0) ?? 0)),
      ),
    ]
  if (painter !== null) return [{ face: null, text, width: painter.widthOf(text, strong) }]
  const [first] = faces
  if (first === undefined) return []
  return [
    set(
      first,
      Array.from(text, () => first.glyphOf(UNKNOWN)),
    ),
  ]
}

/** Lines that fit, broken at blanks, and within a word where it does not fit by itself. */
function folded(text: string, fits: (line: string) => boolean): readonly string[] {
  if (fits(text)) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' '))
    for (const [at, part] of broken(word, fits).entries()) {
      const longer = line === '' ? part : `${line}${at === 0 ? ' ' : ''}${part}`
      if (line === '' || fits(longer)) line = longer
      else {
        lines.push(line)
        line = part
      }
    }
  return [...lines, line]
}

function broken(word: string, fits: (part: string) => boolean): readonly string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

/** Whether the faces have outlines for all of a text. */
export const isWhole = (text: string, { regular }: Pick<Faces, 'regular'>): boolean =>
  Array.from(plainText(text)).every((letter) =>
    regular.some((face) => face.glyphOf(letter.codePointAt(0) ?? 0) !== 0),
  )

/** One form of each letter, and one kind of blank: not every face has the others. */
const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u2000-\u200a\u202f]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
