import { useState } from 'react'
import { csvText, fileName } from '../../domain/values/csv'
import { calendarDate } from '../../domain/time/instant'
import { plausibleNumber } from '../../domain/values/plausible'
import type { RecordValues } from '../../schema/codec'
import { exportColumns, exportRows } from '../../schema/export-rows'
import { faultKey } from '../../domain/faults/fault'
import { ownZone } from '../fields/own-zone'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { MenuButton } from '../../kit/menu/menu-button'
import { saveBlob, saveFile } from '../../kit/browser/save-file'
import { useServices } from '../services/services-context'
import { useCurrentPlant } from '../data/use-current-plant'
import { useShownZone } from '../data/use-preferences'
import { useLanguage, useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import { useExportRights } from './use-export-rights'
import { useGather } from './use-gather'
import { workbookOf } from '../../kit/paper/workbook'

/** What is seen as a file: all rows that match, the columns of the screen, the words of the screen. */
export function ExportMenu(props: { list: ListControl }) {
  const { list } = props
  const { plan, text, columns, data, address } = list
  const t = useText('engine')
  const language = useLanguage()
  const { clock } = useServices()
  const shown = useShownZone()
  const { state: currentPlant } = useCurrentPlant()
  const held =
    data.all === null && data.hasMore ? null : data.all === null && plan.mode === 'pages' ? null : data.rows
  const gatherer = useGather(
    plan,
    address.state,
    currentPlant.plant?.id ?? null,
    held === null ? null : held.map(({ record }) => record),
  )
  const rights = useExportRights(list)
  const [result, setResult] = useState<{ exported: number; left: number } | null>(null)
  if (plan.exports === null || !rights.offered) return null

  const save = async (format: 'csv' | 'xlsx') => {
    setResult(null)
    const matching = await gatherer.all()
    if (matching === null) return
    const records = matching.filter(rights.allows)
    const names = exportColumns(
      plan,
      columns.shown.map(({ name }) => name),
      columns.visible,
    )
    const titles = await gatherer.titles(names, records)
    if (titles === null) return
    setResult({ exported: records.length, left: matching.length - records.length })
    if (records.length === 0 && matching.length > 0) return
    const plantIdOf = (record: RecordValues) =>
      plausibleNumber(plan.record === 'plant' ? record['id'] : record['plantId']) ??
      (plan.plantScoped ? (currentPlant.plant?.id ?? null) : null)
    const rows = exportRows(plan, names, records, {
      language,
      now: clock.now(),
      zoneOf: (record) => shown(list.zoneOf(record)) ?? ownZone(),
      label: text.field,
      word: text.choice,
      end: (label, end) => t(`form.${end === 'from' ? 'least' : 'most'}`, { what: label }),
      titles,
      plantOf: { label: t('export.plantId'), id: plantIdOf },
    })
    const plant = plan.plantScoped ? [currentPlant.plant?.name ?? ''] : []
    const day = calendarDate(clock.now(), currentPlant.plant?.zone ?? ownZone())
    const name = fileName([text.many, ...plant, day], format)
    if (format === 'csv') saveFile(name, csvText(rows))
    else saveBlob(name, await workbookOf({ name: text.many, rows }))
  }

  const { progress, fault } = gatherer
  if (progress !== null) {
    return (
      <span className="hg-inline tabular-nums">
        <progress
          className="w-24 accent-primary"
          value={progress.done}
          max={Math.max(1, progress.total)}
          aria-label={t('export.title')}
        />
        <span role="status">{t('export.progress', progress)}</span>
        <Button onClick={gatherer.cancel}>{t('export.cancel')}</Button>
      </span>
    )
  }
  return (
    <>
      {fault && (
        <span role="alert" className="text-caption text-error-ink">
          {t('export.failed')} {t(faultKey(fault))}
        </span>
      )}
      {result !== null && result.left > 0 && (
        <span role="status" className="text-ink-soft text-caption tabular-nums">
          {t('export.done', { count: result.exported })}, {t('record.sum.denied', { count: result.left })}
        </span>
      )}
      <MenuButton
        label={t('export.title')}
        face={
          <>
            <Icon name="download" size={16} />
            <span className="whitespace-nowrap max-[1101px]:hidden">{t('export.title')}</span>
          </>
        }
      >
        {(close) => (
          <ul>
            {plan.exports?.formats.map((format) => (
              <li key={format}>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    void save(format)
                  }}
                >
                  {t(`export.${format}`)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </MenuButton>
    </>
  )
}
