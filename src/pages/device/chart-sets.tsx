import { useState } from 'react'
import type { DeviceParameter } from '../../domain/devices/device-records'
import { AskDialog, AskField } from '../../console/record/ask-dialog'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import { useChartSets } from './use-chart-sets'
import css from './chart-tab.module.css'

interface SetsProps {
  readonly model: string
  readonly picked: readonly DeviceParameter[]
  onChoose(series: string): void
}

/** What was drawn before under a name, a step away. */
export function ChartSets({ model, picked, onChoose }: SetsProps) {
  const t = useText('device')
  const words = useText('words')
  const { sets, save, forget } = useChartSets(model)
  const [asks, setAsks] = useState(false)
  const [name, setName] = useState('')
  const series = picked.map(({ key }) => key).join()
  return (
    <div className={`hg-wrap gap-1 ${css['sets']} mb-2`} role="group" aria-label={t('chart.sets')}>
      {sets.map((one) => (
        <span className="inline-flex overflow-hidden border border-line rounded-control" key={one.name}>
          <button type="button" aria-pressed={one.series === series} onClick={() => onChoose(one.series)}>
            {one.name}
          </button>
          <IconButton label={t('chart.remove', { name: one.name })} onClick={() => forget(one.name)}>
            <Icon name="close" size={12} />
          </IconButton>
        </span>
      ))}
      {picked.length > 0 && (
        <button type="button" onClick={() => setAsks(true)}>
          {t('chart.save')}
        </button>
      )}
      {asks && (
        <AskDialog
          title={t('chart.save')}
          sentences={[picked.map((one) => one.name ?? one.key).join(', ')]}
          button={t('chart.save')}
          ready={name.trim() !== ''}
          withoutNetwork
          send={() => Promise.resolve(save(name.trim(), series))}
          onDone={() => setAsks(false)}
          onClose={() => setAsks(false)}
        >
          {() => (
            <AskField
              label={words('fields.name')}
              value={name}
              max={40}
              first
              refused={null}
              onType={setName}
            />
          )}
        </AskDialog>
      )}
    </div>
  )
}
