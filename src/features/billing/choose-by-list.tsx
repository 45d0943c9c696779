import { type FormEvent, use, useId, useMemo, useState } from 'react'
import { Button } from '../../kit/button/button'
import '../../kit/dialog/dialog-fields.css'
import { listedSerials } from '../../domain/devices/listed-serials'
import { plainSerial } from '../../domain/devices/serial-list'
import { ListContext } from '../../console/list/list-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { Overlay } from '../../kit/dialog/overlay'
import { PastedLines } from '../../kit/form/pasted-lines'
import { useText } from '../../kit/text/use-text'
import type { RecordValues } from '../../schema/codec'
import css from './billing.module.css'

/** A list of serials, pasted or from a file: the loggers of it become the chosen rows, for whatever is done with those. */
export function ChooseByList({ plan, onClose }: ViewProps) {
  const id = useId()
  const list = use(ListContext)
  const t = useText('billing')
  const devices = useText('devices')
  const engine = useText('engine')
  const text = useResourceText(plan)
  const [pasted, setPasted] = useState('')
  const all = list?.data.all
  const bySerial = useMemo(
    () => new Map((all ?? []).map((record) => [plainSerial(String(record['serial'] ?? '')), record])),
    [all],
  )
  const rows = useMemo(() => listedSerials(pasted, [...bySerial.keys()]), [pasted, bySerial])
  const found = rows.flatMap(({ serial, outcome }): readonly RecordValues[] | RecordValues =>
    outcome === 'found' ? (bySerial.get(serial) ?? []) : [],
  )
  const saidOf = (row: (typeof rows)[number]) =>
    row.outcome === 'twice'
      ? devices('add.wrong.twice')
      : row.outcome === 'unknown'
        ? t('byList.unknown')
        : String(bySerial.get(row.serial)?.['plant'] ?? '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (list === null || found.length === 0) return
    const more = found.map((record) => ({ id: String(record['id']), record }))
    const fresh = more.filter((row) => !list.selection.chosen.has(row.id))
    if (fresh.length > 0) list.selection.toggleAll(fresh)
    onClose()
  }

  return (
    <Overlay shape="box" title={text.action('importList', 'label')} onClose={onClose}>
      <form className="hg-stack gap-3" onSubmit={submit} noValidate>
        <PastedLines
          id={`${id}-serials`}
          label={devices('add.serials')}
          help={t('byList.help')}
          value={pasted}
          onChange={setPasted}
        />
        {rows.length > 0 && (
          <ul className={`hg-stack gap-1 rounded-control ${css['items']}`} aria-label={devices('add.rows')}>
            {rows.map((row, at) => (
              <li className="hg-wrap justify-between gap-x-3 gap-y-0" key={`${row.serial} ${String(at)}`}>
                <code className="text-ink-soft tabular-nums">{row.serial}</code>
                <span>{saidOf(row)}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="hg-dialog-foot">
          <Button onClick={onClose}>{engine('form.cancel')}</Button>
          <Button type="submit" kind="primary" disabled={found.length === 0}>
            {t('byList.choose', { count: found.length })}
          </Button>
        </div>
      </form>
    </Overlay>
  )
}
