import { useState } from 'react'
import '../../kit/form/field.css'
import './devices.module.css'
import type { DeviceDetail } from '../../domain/devices/device-records'
import { faultKey } from '../../domain/faults/fault'
import { MISSING } from '../../domain/values/quantity'
import { deviceDetail } from '../../transport/calls/device-detail'
import { Overlay } from '../../kit/dialog/overlay'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { ViewProps } from '../../console/views/view-props'
import { useCalls } from '../../console/data/use-calls'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useResourceText } from '../../console/text/use-resource-text'
import { useLanguage, useText } from '../../kit/text/use-text'
import { type ComparedRow, comparedRows } from './compared-rows'

/** More columns than this nobody compares. */
const MAX = 8

/** Parameters of some devices side by side, in the groups that the cloud gives them (D1). */
export function CompareDevices({ plan, records, onClose }: ViewProps) {
  const t = useText(plan.name)
  const engine = useText('engine')
  const text = useResourceText(plan)
  const language = useLanguage()
  const { state } = useCurrentPlant()
  const [onlyOther, setOnlyOther] = useState(false)
  const plantId = state.plant?.id ?? 0
  const shown = records.slice(0, MAX)
  const answers = useCalls<DeviceDetail>(
    shown.map((record) => ({
      key: ['device', record['id'], language],
      call: deviceDetail(Number(record['id']), plantId, language),
    })),
  )
  const waiting = answers.some(({ data, fault }) => data === undefined && fault === null)
  const rows = comparedRows(answers.map(({ data }) => data ?? null)).filter(
    ({ differs }) => differs || !onlyOther,
  )
  const valueOf = (row: ComparedRow, at: number) => {
    const value = row.values[at]
    return value === null || value === undefined
      ? MISSING
      : row.unit === null
        ? value
        : `${value} ${row.unit}`
  }

  return (
    <Overlay shape="drawer" title={text.action('compare', 'label')} onClose={onClose}>
      {records.length > MAX && <p role="note">{t('compare.most', { most: MAX })}</p>}
      <label className="hg-inline min-h-8 mb-2 phone:min-h-11">
        <input type="checkbox" checked={onlyOther} onChange={(event) => setOnlyOther(event.target.checked)} />{' '}
        {t('compare.onlyOther')}
      </label>
      <div
        className="relative max-w-full overflow-auto hg-compare"
        role="region"
        aria-label={text.action('compare', 'label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys as well
        tabIndex={0}
      >
        <table aria-busy={waiting}>
          <thead>
            <tr>
              <th scope="col">{t('compare.parameter')}</th>
              {shown.map((record, at) => {
                const fault = answers[at]?.fault
                return (
                  <th key={String(record['id'])} scope="col">
                    {String(record[plan.title] ?? record['id'])}
                    <small className="block font-normal">
                      {text.choice('type', String(record['type'] ?? ''))}
                    </small>
                    {fault && (
                      <small className="block font-normal hg-field-error">{t(faultKey(fault))}</small>
                    )}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.key} data-group={row.group !== rows[at - 1]?.group || undefined}>
                <th scope="row">{row.label}</th>
                {shown.map((record, column) => (
                  <td
                    className="whitespace-nowrap"
                    key={String(record['id'])}
                    data-differs={row.differs || undefined}
                  >
                    {valueOf(row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {waiting && <SkeletonBlock height={160} />}
        {!waiting && rows.length === 0 && <p>{engine('empty.period')}</p>}
      </div>
    </Overlay>
  )
}
