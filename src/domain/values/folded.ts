/** Letters that do not come apart into a plain letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
}

/** How people spell letters that their keyboard lacks. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa' }

const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text)

/** Lower case without accents, so that "muller" finds Müller. */
export function folded(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => WHOLE[letter] ?? letter)
}

/** The same with umlauts and their like spelled out: "mueller". */
const spelledOut = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : folded(
        text
          .normalize('NFC')
          .toLowerCase()
          .replace(/[äöøüå]/g, (letter) => SPELLED[letter] ?? letter),
      )

/** A text as `finding` looks through it: folded, and spelled out where that differs. */
export function searchable(text: string): string {
  const [plain, spelled] = [folded(text), spelledOut(text)]
  return plain === spelled ? plain : `${plain}\n${spelled}`
}

/** Whether what was typed stands in a text that is `searchable`; folded once for a whole list. */
export function finding(typed: string): (searched: string) => boolean {
  const wanted = [...new Set([folded(typed.trim()), spelledOut(typed.trim())])]
  return (searched) => wanted.some((one) => searched.includes(one))
}

/** Whether what was typed stands in a text. */
export const isFoundIn = (text: string, typed: string): boolean => finding(typed)(searchable(text))
