/** Which of the six checks failed, and the number of its text in the fault catalogue. */
export interface PasswordFault {
  check: 1 | 2 | 3 | 4 | 5 | 6
  code: 57 | 58 | 60
}

const SHORTEST = 8
/** 7890 is a run, and so is 0987; nothing passes beyond the 0. */
const DIGITS = '01234567890'
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u] as const
const RUN = 4

function runsOf(row: string): string[] {
  const runs: string[] = []
  for (let at = 0; at + RUN <= row.length; at += 1) {
    const run = row.slice(at, at + RUN)
    runs.push(run, [...run].reverse().join(''))
  }
  return runs
}

const DIGIT_RUNS = runsOf(DIGITS)
const LETTER_RUNS = runsOf(ALPHABET)
const KEYBOARD_RUNS = KEYBOARD.flatMap(runsOf)

/** One check as a person sees it while typing: what is behind the first failure has not been judged yet. */
export interface PasswordTick {
  check: PasswordFault['check']
  state: 'met' | 'failed' | 'open'
}

const classes = (password: string): number => CLASSES.filter((one) => one.test(password)).length

/**
 * The six client-side checks in their order (specification 5); the first that fails, or null. The upper bound of
 * 100 is the server's to check. Nothing is trimmed.
 */
export function checkPassword(password: string): PasswordFault | null {
  const lower = password.toLowerCase()
  const has = (runs: readonly string[]): boolean => runs.some((run) => lower.includes(run))
  if ([...password].length < SHORTEST) return { check: 1, code: 57 }
  if (/\s/.test(password) || /\p{Script=Han}/u.test(password)) return { check: 2, code: 58 }
  if (classes(password) < 2) return { check: 3, code: 58 }
  if (has(DIGIT_RUNS)) return { check: 4, code: 60 }
  if (has(LETTER_RUNS)) return { check: 5, code: 60 }
  if (has(KEYBOARD_RUNS)) return { check: 6, code: 60 }
  return null
}

const CHECKS = [1, 2, 3, 4, 5, 6] as const

/** The six checks in their order, for ticks that follow the typing; an empty field has none judged. */
export function passwordTicks(password: string): readonly PasswordTick[] {
  const first = checkPassword(password)?.check ?? CHECKS.length + 1
  return CHECKS.map((check) => ({
    check,
    state: password === '' || check > first ? 'open' : check === first ? 'failed' : 'met',
  }))
}
