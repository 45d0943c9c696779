import { useState } from 'react'
import { advisedCode, type RegionAnswers } from '../../../domain/place/region'
import { useText } from '../../../kit/text/use-text'
import { regionName } from './region-name'
import { RegionQuestion } from './question'

/** 'Not sure how to choose?': how the choice is made, and two questions that make it. */
export function RegionAdvice(props: { guessed: string | null; onAdvice: (code: string) => void }) {
  const t = useText('sign-in')
  const [answers, setAnswers] = useState<RegionAnswers>({ account: null, plants: null })
  const advised = advisedCode(answers, props.guessed)
  const answer = (next: RegionAnswers) => {
    setAnswers(next)
    const code = advisedCode(next, props.guessed)
    if (code !== null) props.onAdvice(code)
  }
  return (
    <details>
      <summary className="w-fit text-primary-ink cursor-pointer max-[901px]:min-h-11 max-[901px]:py-[11px]">
        {t('console:region.unsure')}
      </summary>
      <p className="mt-2 text-ink-soft">{t('console:region.how')}</p>
      <RegionQuestion
        question={t('region.askAccount')}
        options={[
          { value: true, text: t('region.yes') },
          { value: false, text: t('region.no') },
        ]}
        value={answers.account}
        onChange={(account) => answer({ ...answers, account })}
      />
      <RegionQuestion
        question={t('region.askPlants')}
        options={[
          { value: 'china' as const, text: t('region.inChina') },
          { value: 'elsewhere' as const, text: t('region.elsewhere') },
        ]}
        value={answers.plants}
        onChange={(plants) => answer({ ...answers, plants })}
      />
      <p role="status" className="mt-2 empty:hidden">
        {advised !== null &&
          t(answers.account ? 'region.adviceOld' : 'region.adviceNew', { region: regionName(t, advised) })}
      </p>
    </details>
  )
}
