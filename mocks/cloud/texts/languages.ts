import { CAUSES, type Rule, RULES } from '../alarms/alarm-rules.data'
import { ALARM_TEXTS, CAUSE_TEXTS } from '../alarms/alarm-texts.data'

/** The languages of the specification, as their codes begin. */
export const LANGUAGES = [
  ...(['zh', 'en', 'es', 'pt', 'pl', 'nl', 'fr', 'ko', 'vi'] as const),
  ...(['ja', 'it', 'de', 'cs', 'sl', 'tr', 'ca', 'ro', 'uk'] as const),
] as const

export type Lan = (typeof LANGUAGES)[number]

/** Language of a call: `de`, `de_DE`, `zh-CN`; anything else is English. */
export function languageOf(raw: unknown): Lan {
  const [first] = String(raw ?? '')
    .toLowerCase()
    .split(/[_-]/)
  return LANGUAGES.find((one) => one === first) ?? 'en'
}

const textsOf = (rule: Rule, lan: Exclude<Lan, 'en' | 'de'>) => ALARM_TEXTS[lan][RULES.indexOf(rule)]

/** Name of an alarm. */
export function alarmName(rule: Rule, lan: Lan): string {
  if (lan === 'en' || lan === 'de') return rule[lan]
  return textsOf(rule, lan)?.[0] ?? rule.en
}

/** What to do about an alarm, a step per line. */
export function alarmAdvice(rule: Rule, lan: Lan): string {
  if (lan === 'en' || lan === 'de') return rule.advice[lan === 'en' ? 0 : 1]
  return textsOf(rule, lan)?.[1] ?? rule.advice[0]
}

/** Why it comes about, in a sentence. */
export function alarmCause({ cause }: Rule, lan: Lan): string {
  return CAUSE_TEXTS[lan][CAUSES.indexOf(cause)] ?? ''
}
