import type { Plant } from '../../../domain/plants/reading'
import { Button } from '../../../kit/button/button'
import { Panel } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { Gate } from '../../../console/access/gate'
import { Icon } from '../../../kit/icon/icon'

const CHECKS = ['power', 'signal', 'sim', 'registered', 'wait'] as const
/** Without a device there is nothing to check yet: the same steps as among its devices. */
const BEGINNING = ['mount', 'find', 'register'] as const

/** A plant that has never sent anything gets a way to its first reading instead of empty panels. */
export function NeverReported({ plant, onAdd }: { plant: Plant; onAdd(): void }) {
  const t = useText('plant')
  const d = useText('devices')
  const steps =
    plant.networkStatus === 'noDevice'
      ? BEGINNING.map((step) => [d(`first.${step}`), d(`first.${step}Text`)] as const)
      : CHECKS.map((step) => [t(`never.${step}.title`), t(`never.${step}.text`)] as const)
  return (
    <Panel title={t('never.title')}>
      <p>{t('never.text')}</p>
      <ol className="hg-stack gap-3 max-w-160 mt-4 ps-6">
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong className="block">{title}</strong>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
      <Gate resource="devices" action="create">
        <p className="mt-4">
          <Button kind="primary" onClick={onAdd}>
            <Icon name="plus" size={16} /> {d('first.button')}
          </Button>
        </p>
      </Gate>
    </Panel>
  )
}
