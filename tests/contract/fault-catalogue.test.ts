import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAULT_CATALOGUE } from '../../src/domain/faults/fault'

type Texts = Readonly<Record<string, string>>

const FOLDER = join(import.meta.dirname, '../../resources/locales')
const LANGUAGES = readdirSync(FOLDER)
const read = (language: string): Texts =>
  JSON.parse(readFileSync(join(FOLDER, language, 'faults.json'), 'utf8')) as Texts
const ENGLISH = read('en')

/** What the English text of each code has to say; where codes are not distinguished, the decision taken. */
const MEANING: readonly [row: string, code: number, says: RegExp][] = [
  ['S8-26', 1, /network error.*later/i],
  ['S8-27', 2, /timed out/i],
  ['S8-28', 3, /invalid user name or password/i],
  ['S8-29', 4, /verification code.*wrong/i],
  ['S8-30', 5, /phone.*exists/i],
  ['S8-31', 6, /account exists/i],
  ['S8-32', 7, /too often.*few minutes/i],
  ['S8-33', 8, /code.*expired/i],
  ['S8-34', 9, /verification code.*wrong/i],
  ['S8-35', 10, /account cannot be empty/i],
  ['S8-36', 11, /account.*already used/i],
  ['S8-37', 12, /e-mail.*used/i],
  ['S8-38', 13, /phone.*used/i],
  ['S8-39', 14, /original password.*wrong/i],
  ['S8-40', 15, /not visible/i],
  ['S8-41', 16, /server failure/i],
  ['S8-42', 17, /parameter.*empty/i],
  ['S8-43', 18, /no information/i],
  ['S8-44', 19, /account cannot be empty/i],
  ['S8-45', 20, /account.*already used/i],
  ['S8-46', 21, /permission denied/i],
  ['S8-47', 22, /permission denied.*read/i],
  ['S8-48', 23, /duplicate data source/i],
  ['S8-49', 24, /permission denied.*do/i],
  ['S8-50', 25, /abnormal/i],
  ['S8-51', 26, /account does not exist/i],
  ['S8-52', 27, /e-mail format/i],
  ['S8-53', 28, /no data/i],
  ['S8-54', 29, /wechat.*already used/i],
  ['S8-55', 30, /qq.*already used/i],
  ['S8-56', 31, /already bound to wechat/i],
  ['S8-57', 32, /already bound to qq/i],
  ['S8-58', 33, /wechat.*token/i],
  ['S8-59', 34, /wechat.*user information/i],
  ['S8-60', 35, /qq.*token/i],
  ['S8-61', 36, /qq.*user information/i],
  ['S8-62', 37, /alarm.*already blocked/i],
  ['S8-63', 38, /at most 10 alarms/i],
  ['S8-64', 39, /login.*expired.*log in again/i],
  ['S8-65', 40, /cancel.*not supported.*online service/i],
  ['S8-66', 41, /permanently cancelled.*cannot be withdrawn/i],
  ['S8-67', 42, /no data or does not exist.*power.*server/i],
  ['S8-68', 43, /too many requests/i],
  ['S8-69', 44, /too many wrong verification codes/i],
  ['S8-70', 45, /illegal authentication/i],
  ['S8-71', 46, /region is not supported.*country and region.*login/i],
  ['S8-72', 47, /mainland china.*switch.*login/i],
  ['S8-73', 48, /export failed.*last year/i],
  ['S8-74', 49, /number of plants.*exceeds/i],
  ['S8-75', 50, /commands in order.*later/i],
  ['S8-76', 51, /trigger command.*forbidden/i],
  ['S8-77', 52, /optimizer is not in this plant.*serial number/i],
  ['S8-78', 53, /new optimizer.*already.*this plant/i],
  ['S8-79', 54, /new optimizer.*another plant.*delete/i],
  ['S8-80', 55, /gateway is not in the current plant/i],
  ['S8-81', 56, /old.*new optimizer.*differ/i],
  ['S8-82', 57, /8 to 100 characters/i],
  ['S8-83', 58, /letters, numbers, or symbols/i],
  ['S8-84', 59, /logger.*not available.*area.*dealer/i],
  ['S8-85', 60, /consecutive numbers and letters/i],
  ['S8-86', 61, /identical to the login information/i],
  ['S8-87', 62, /consecutively repeated/i],
  ['S8-88', 63, /last 2 passwords/i],
  ['S8-89', 64, /too simple/i],
  ['S8-90', 65, /weak/i],
  ['S8-91', 66, /no upload records.*power.*reconnect/i],
]

describe('what each code says', () => {
  it.each(MEANING)('%s code %d', (_, code, says) => expect(ENGLISH[String(code)]).toMatch(says))

  it('S8-25 there are 66 of them, each once', () => {
    const codes = Array.from({ length: 66 }, (_, at) => at + 1)
    expect(MEANING.map(([, code]) => code)).toEqual(codes)
    expect(FAULT_CATALOGUE.map(({ number }) => number)).toEqual(codes)
  })
})

describe.each(LANGUAGES)('S8-25 the 66 codes in %s', (language) => {
  const texts = read(language)

  it('each have a sentence that is neither a key nor a hole nor English', () => {
    for (const { number } of FAULT_CATALOGUE) {
      const text = texts[String(number)] ?? ''
      expect.soft(text, String(number)).toMatch(/\p{L}{2}/u)
      expect.soft(text, String(number)).not.toMatch(/^\w+(?:[.:]\w+)+$|\{\{|faults[:.]/)
      if (language !== 'en') expect.soft(text, String(number)).not.toBe(ENGLISH[String(number)])
    }
  })

  it('distinguish what the reader must do something different about', () => {
    const shown = (code: number) => texts[String(code)]
    const groups = [
      [4, 7, 8, 26, 27, 44],
      [21, 22, 24],
      [29, 30, 31, 32, 33, 34, 35, 36],
      [37, 38],
      [46, 47],
      [48, 49],
      [52, 53, 54, 55, 56],
      [57, 58, 60, 61, 62, 63, 64, 65],
    ]
    for (const group of groups) expect.soft(new Set(group.map(shown)).size, group.join()).toBe(group.length)
  })
})
