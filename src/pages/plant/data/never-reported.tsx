import { Panel } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { Gate } from '../../../console/access/gate'
import { Icon } from '../../../kit/icon/icon'
import css from './never-reported.module.css'

const STEPS = ['power', 'signal', 'sim', 'registered', 'wait'] as const

/** A plant that has never sent anything gets a way to its first reading instead of empty panels. */
export function NeverReported({ onAdd }: { onAdd(): void }) {
  const t = useText('plant')
  const d = useText('devices')
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
      <Gate resource="devices" action="create">
        <p className={css['add']}>
          <button type="button" className="hg-button hg-button-primary" onClick={onAdd}>
            <Icon name="plus" size={16} /> {d('first.button')}
          </button>
        </p>
      </Gate>
    </Panel>
  )
}
