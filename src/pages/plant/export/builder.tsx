import type { Answer } from '../../../console/access/use-granted'
import { usePlatform } from '../../../console/services/platform'
import { languageName, languageOf } from '../../../domain/brand/language'
import type { DeviceDetail, DeviceParameter, DeviceRecord } from '../../../domain/devices/device-records'
import {
  CLOCKS,
  chosenColumns,
  columnsOf,
  DIGITS,
  type Draft,
  type DraftChange,
  formatsOf,
  GAPS,
  STEPS_OF,
  takesPlants,
  TEMPLATES,
  toggledChoice,
} from '../../../domain/export/draft'
import type { ExportOrder } from '../../../domain/export/jobs'
import type { Page } from '../../../domain/plants/reading'
import { zoneOf } from '../../../domain/plants/zone-of'
import { Choice } from '../../../features/figures/view-switch'
import { Button } from '../../../kit/button/button'
import { Panel } from '../../../kit/panel/panel'
import { type CallState, SETTLED } from '../../../kit/states/call-state'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { Denied } from './denied'
import { DeviceChoice, ParameterPicks } from './device-choice'
import { FurtherDevices } from './further-devices'
import { OtherPlants } from './other-plants'
import { Labelled, Picks, Select } from './parts'
import { Period } from './period'
import { wordOf } from './words'
import css from './export.module.css'

interface BuilderProps {
  readonly order: ExportOrder
  readonly devices: CallState<Page<DeviceRecord>>
  readonly parameters: CallState<readonly DeviceParameter[]>
  readonly detail: DeviceDetail | undefined
  readonly right: Answer
  onChange(change: DraftChange): void
  onMake(): void
  /** Null where the server keeps no templates. */
  readonly onKeep: (() => void) | null
}

/** What the file holds and how it is written; every choice stands in the address. */
export function Builder({
  order,
  devices,
  parameters,
  detail,
  right,
  onChange,
  onMake,
  onKeep,
}: BuilderProps) {
  const t = useText('plant-export')
  const engine = useText('engine')
  const { draft, plant } = order
  const { languages } = usePlatform()
  const own = useLanguage()
  const report = draft.template === 'report'
  // Other plants may measure what this one does not; each has the columns that its grid type can have.
  const gridType = draft.plants.length > 0 ? null : plant.gridType
  const offered = columnsOf(draft.template, gridType)
  const chosen = chosenColumns(draft, gridType)
  const word = (kind: string) => (value: string) => [value, wordOf(`${kind}.${value}`, t)] as const
  return (
    <Panel title={t('builder.title')} state={SETTLED}>
      <div className="hg-stack gap-3.5">
        <Labelled label={t('builder.template')}>
          {(id) => (
            <Select
              id={id}
              value={draft.template}
              of={TEMPLATES.map((one) => [one, wordOf(`template.${one}`, t)])}
              onChange={(template) => onChange({ template })}
            />
          )}
        </Labelled>
        {takesPlants(draft.template) && <OtherPlants draft={draft} at={plant.id} onChange={onChange} />}
        <Period draft={draft} zone={zoneOf(plant)} onChange={onChange} />
        {draft.template === 'parameters' && (
          <>
            <DeviceChoice devices={devices} draft={draft} onChange={onChange} />
            <FurtherDevices devices={devices.data?.rows ?? []} draft={draft} onChange={onChange} />
            {draft.device !== null && (
              <ParameterPicks parameters={parameters} detail={detail} draft={draft} onChange={onChange} />
            )}
          </>
        )}
        {offered.length > 0 && (
          <Picks
            label={engine('list.columns')}
            of={offered.map((key) => ({ key, text: wordOf(`columns.${key}`, t) }))}
            chosen={chosen}
            onToggle={(key) =>
              onChange((draft) => {
                const columns = toggledChoice(offered, chosenColumns(draft, gridType), key)
                return { columns: columns.length === offered.length ? [] : columns }
              })
            }
          />
        )}
        {STEPS_OF[draft.template].length > 1 && (
          <Labelled label={t('builder.step')}>
            {() => (
              <Choice
                label={t('builder.step')}
                value={draft.step}
                options={STEPS_OF[draft.template].map((step) => [step, wordOf(`step.${step}`, t)] as const)}
                onChange={(step) => onChange({ step })}
              />
            )}
          </Labelled>
        )}
        {!report && (
          <>
            <Labelled label={t('builder.format')}>
              {(id) => (
                <Select
                  id={id}
                  value={draft.format}
                  of={formatsOf(draft.template).map((one) => [one, wordOf(`format.${one}`, t)])}
                  onChange={(format) => onChange({ format })}
                />
              )}
            </Labelled>
            <Labelled label={engine('palette.language')}>
              {(id) => (
                <Select
                  id={id}
                  value={draft.language ?? own}
                  of={languages.map((one) => [one, languageName(one) ?? one])}
                  onChange={(language) => onChange({ language: languageOf(language) })}
                />
              )}
            </Labelled>
            <Labelled label={t('builder.clock')}>
              {() => (
                <Choice
                  label={t('builder.clock')}
                  value={draft.clock}
                  options={CLOCKS.map(word('clock')) as [Draft['clock'], string][]}
                  onChange={(clock) => onChange({ clock })}
                />
              )}
            </Labelled>
            <Labelled label={t('builder.gap')}>
              {() => (
                <Choice
                  label={t('builder.gap')}
                  value={draft.gap}
                  options={GAPS.map(word('gap')) as [Draft['gap'], string][]}
                  onChange={(gap) => onChange({ gap })}
                />
              )}
            </Labelled>
            <Labelled label={t('builder.digits')}>
              {() => (
                <Choice
                  label={t('builder.digits')}
                  value={draft.digits}
                  options={DIGITS.map(word('digits')) as [Draft['digits'], string][]}
                  onChange={(digits) => onChange({ digits })}
                />
              )}
            </Labelled>
            <label className={css['check']}>
              <input
                type="checkbox"
                checked={draft.notes}
                onChange={() => onChange(({ notes }) => ({ notes: !notes }))}
              />
              {t('builder.notes')}
            </label>
          </>
        )}
        <div className="justify-items-start hg-stack pt-3.5 border-t border-t-line">
          <Button
            kind="primary"
            disabled={right !== 'granted' || chosen.length === 0}
            aria-describedby={right === 'refused' ? 'export-denied' : undefined}
            onClick={onMake}
          >
            {t(report ? 'report.ask' : 'builder.make')}
          </Button>
          {onKeep && (
            <Button disabled={chosen.length === 0} onClick={onKeep}>
              {t('templates.save')}
            </Button>
          )}
          {right === 'refused' && <Denied id="export-denied" />}
        </div>
      </div>
    </Panel>
  )
}
