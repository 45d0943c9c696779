import { useId } from 'react'
import { useResourceText } from '../../console/text/use-resource-text'
import { WriteFailure } from '../../console/record/write-failure'
import { useServices } from '../../console/services/services-context'
import { useLanguage } from '../../kit/text/use-text'
import { LANGUAGES } from '../../domain/brand/language'
import { COMMON, useKeeping } from './use-settings'

/** The languages that the platform offers, each in its own name. */
export function LanguageChoice(props: {
  languages: readonly string[]
  onUndo(what: string, value: string, done: Promise<boolean>, undo: () => Promise<unknown>): Promise<void>
}) {
  const id = useId()
  const text = useResourceText({ name: COMMON })
  const { i18n } = useServices()
  const { failure, keep } = useKeeping()
  const language = useLanguage()
  const offered = LANGUAGES.filter(({ code }) => props.languages.includes(code))
  const nameOf = (code: string) => LANGUAGES.find((one) => one.code === code)?.name ?? code

  const put = async (next: string, former: string) => {
    await i18n.change(next)
    return keep({ language: next }, () => void i18n.change(former))
  }
  return (
    <div className="hg-stack gap-1.5 min-w-0">
      <label className="pb-1.5 font-semibold" htmlFor={id}>
        {text.field('language')}
      </label>
      <select
        className="hg-control max-w-80 h-11"
        id={id}
        value={language}
        onChange={(event) => {
          const next = event.target.value
          const done = put(next, language)
          void props.onUndo(text.field('language'), nameOf(next), done, () => put(language, next))
        }}
      >
        {offered.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      {failure && <WriteFailure fault={failure} of={text.field('language')} />}
    </div>
  )
}
