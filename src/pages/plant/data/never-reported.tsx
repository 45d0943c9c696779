import { Panel } from '../../../console/panel'
import { useText } from '../../../console/use-text'
import css from './never-reported.module.css'

const STEPS = ['power', 'signal', 'sim', 'registered', 'wait'] as const

/** A plant that has never sent anything gets a way to its first reading instead of empty panels. */
export function NeverReported() {
  const t = useText('plant')
  return (
    <Panel title={t('never.title')}>
      <p>{t('never.text')}</p>
      <ol className={css['steps']}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`never.${step}.title`)}</strong>
            <span>{t(`never.${step}.text`)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
