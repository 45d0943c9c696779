import { useEffect, useId, useRef, useState } from 'react'
import { CHILD_AREAS, guessedCode, offeredCode, type Region } from '../../../domain/place/region'
import { Icon } from '../../../kit/icon/icon'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { RegionAdvice } from './region-advice'
import { countryName } from './region-name'
import { useAnswerTimes } from './use-answer-times'
import { useCountryGuess } from './use-country-guess'

/** The region selection screen (specification 1): mainland China, or one of the seven international areas. */
export function RegionChoice(props: {
  chosen: string | null
  onChoose: (code: string) => void
  onBack: () => void
}) {
  const t = useText('sign-in')
  const language = useLanguage()
  const guess = useCountryGuess(true)
  const times = useAnswerTimes()
  const heading = useRef<HTMLHeadingElement>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const missingId = useId()
  const guessed = guessedCode(guess)
  const before = offeredCode(props.chosen)
  const value = picked ?? before ?? guessed
  const country = countryName(language, guess?.countryCode ?? null)

  useEffect(() => heading.current?.focus(), [])

  const option = (code: string, text: string) => (
    <label key={code} className="hg-line min-h-9 cursor-pointer max-[901px]:min-h-11">
      <input
        className="hg-tick size-4.5"
        type="radio"
        name="region"
        value={code}
        checked={value === code}
        onChange={() => setPicked(code)}
      />
      <span>{text}</span>
    </label>
  )
  const group = (
    region: Region,
    name: string,
    text: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <fieldset className="hg-card py-3 px-4 has-checked:border-primary">
      <legend className="float-left w-full font-semibold">{name}</legend>
      <p className="clear-both text-ink-soft text-caption">{text}</p>
      <div className="hg-stack grid-cols-[repeat(auto-fill,minmax(148px,1fr))] gap-x-2 gap-y-1 mt-2">
        {options.map(([code, label]) => option(code, label))}
      </div>
      <p className="text-ink-soft text-caption min-h-4.5 mt-1 tabular-nums">
        {times &&
          (times[region] === null ? t('region.silent') : t('region.answers', { ms: times[region] ?? 0 }))}
      </p>
    </fieldset>
  )

  return (
    <form
      className="hg-stack gap-4"
      aria-describedby={missing && value === null ? missingId : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (value === null) setMissing(true)
        else props.onChoose(value)
      }}
    >
      <button
        type="button"
        className="hg-button hg-button-quiet justify-self-start min-h-9 -ms-3 [&>svg]:rotate-90 max-[901px]:min-h-11"
        onClick={props.onBack}
      >
        <Icon name="chevron" size={16} />
        {t('region.back')}
      </button>
      <h1 className="outline-none" ref={heading} tabIndex={-1}>
        {t('region.title')}
      </h1>
      <p className="text-ink-soft">{t('region.text')}</p>
      {group('CHINA', t('console:region.china'), t('region.chinaText'), [['CN', t('console:region.china')]])}
      {group(
        'FOREIGN_1',
        t('console:region.international'),
        t('region.internationalText'),
        CHILD_AREAS.map((area) => [area.code, t(`console:region.${area.key}`)] as const),
      )}
      <p className="hg-line gap-1.5 text-ink-soft text-caption min-h-4.5" role="status">
        {picked === null && before === null && guessed !== null && country !== null
          ? t('region.guess', { country })
          : ''}
      </p>
      <RegionAdvice guessed={guessed} onAdvice={setPicked} />
      {missing && value === null && (
        <p className="login-error hg-line gap-1.5 text-error-ink text-caption" role="alert" id={missingId}>
          <Icon name="warning" size={16} />
          {t('region.missing')}
        </p>
      )}
      <button type="submit" className="hg-button hg-button-primary h-11 mt-1 text-emphasis">
        {t('region.submit')}
      </button>
    </form>
  )
}
