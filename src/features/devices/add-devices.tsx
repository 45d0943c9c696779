import { type FormEvent, useId, useMemo, useState } from 'react'
import { Button } from '../../kit/button/button'
import '../../kit/dialog/dialog-fields.css'
import '../../kit/form/field.css'
import { DEVICE_TYPES } from '../../domain/devices/device'
import { serialRows } from '../../domain/devices/serial-list'
import { gateways, offeredDeviceTypes } from '../../transport/calls/power-system'
import { PastedLines } from '../../kit/form/pasted-lines'
import { Overlay } from '../../kit/dialog/overlay'
import { DialogObject } from '../../console/record/dialog-object'
import { NeedsNetwork, useCutOff } from '../../console/record/needs-network'
import type { ViewProps } from '../../console/views/view-props'
import { useCall } from '../../console/data/use-call'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { AddedRows } from './added-rows'
import { useAdding } from './use-adding'
import { useKnownSerials } from './use-known-serials'
import css from './devices.module.css'

/** Loggers or devices by their serials, scanned or pasted, up to fifty at once; each has its own outcome. */
export function AddDevices({ plan, onClose }: ViewProps) {
  const id = useId()
  const t = useText('devices')
  const text = useResourceText(plan)
  const engine = useText('engine')
  const { state } = useCurrentPlant()
  const plantId = state.plant?.id ?? 0
  const loggers = useCall(['gateways', plantId, state.deviceRefresh], gateways(plantId), { held: true })
  const known = useKnownSerials(plantId)
  const offered = useCall(['deviceTypes', plantId, state.deviceRefresh], offeredDeviceTypes(plantId), {
    held: true,
  })
  const [chosen, setChosen] = useState<'logger' | 'device' | null>(plan.name === 'gateways' ? 'logger' : null)
  const [pasted, setPasted] = useState('')
  const [type, setType] = useState('INVERTER')
  const [gateway, setGateway] = useState('')
  const [secret, setSecret] = useState('')
  const [empty, setEmpty] = useState(false)
  const adding = useAdding(plantId)
  const cutOff = useCutOff()

  const heard = loggers.data ?? []
  // What was added a moment ago offers no other choice: the form would move under the fingers.
  const before = heard.filter(({ serial }) => adding.results.get(serial ?? '')?.outcome !== 'done')
  // Without a logger nothing can be heard of anything else.
  const what = before.length === 0 && loggers.data !== undefined ? 'logger' : (chosen ?? 'device')
  const behind = gateway === '' ? (heard[0]?.id ?? null) : Number(gateway)
  const rows = useMemo(() => serialRows(pasted, known), [pasted, known])
  // What was added a moment ago is there already, and that is no mistake.
  const shownRows = rows.map((row) =>
    row.wrong === 'here' && adding.results.get(row.serial)?.outcome === 'done'
      ? { ...row, wrong: null }
      : row,
  )
  const waiting = shownRows.filter(
    ({ serial, wrong }) => wrong === null && adding.results.get(serial)?.outcome !== 'done',
  )
  const here = (offered.data ?? []).filter((code) => code !== 'COLLECTOR')
  const types = [...new Set([...here, ...DEVICE_TYPES.filter((code) => code !== 'COLLECTOR')])]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (adding.busy) return
    setEmpty(waiting.length === 0)
    if (waiting.length === 0) {
      document.getElementById(`${id}-serials`)?.focus()
      return
    }
    const serials = waiting.map(({ serial }) => serial)
    if (what === 'logger') void adding.addLoggers(serials, secret.trim())
    else if (behind !== null) void adding.addDevices(serials, type, behind)
  }
  const added = [...adding.results.values()].filter(({ outcome }) => outcome === 'done').length
  // One that was taken out of the list, or written anew, is refused no longer.
  const failed = waiting.filter(({ serial }) => adding.results.get(serial)?.outcome === 'failed').length
  // What is no serial was never sent, and is not added either.
  const unsent = adding.results.size === 0 ? 0 : rows.filter(({ wrong }) => wrong === 'form').length

  const sent =
    !adding.busy && adding.results.size > 0 && waiting.every(({ serial }) => adding.results.has(serial))

  return (
    <Overlay shape="drawer" title={text.action('create', 'label')} kept={sent} onClose={onClose}>
      <form className={`hg-stack gap-4 ${css['add']}`} onSubmit={submit} noValidate>
        <DialogObject plan={plan} records={[]} />
        {before.length > 0 && (
          <fieldset className="hg-wrap gap-x-4 gap-y-1">
            <legend className="mb-1 font-semibold">{t('add.what')}</legend>
            {(['device', 'logger'] as const).map((one) => (
              <label className="hg-inline min-h-8 phone:min-h-11" key={one}>
                <input
                  type="radio"
                  name={`${id}-what`}
                  checked={what === one}
                  onChange={() => setChosen(one)}
                />{' '}
                {t(`add.${one}`)}
              </label>
            ))}
          </fieldset>
        )}
        {what === 'device' ? (
          <div className="hg-stack gap-4 grid-cols-[repeat(auto-fit,minmax(180px,1fr))]">
            <div className="hg-field">
              <label htmlFor={`${id}-type`}>{text.field('type')}</label>
              <select id={`${id}-type`} value={type} onChange={(event) => setType(event.target.value)}>
                {types.map((code) => (
                  <option key={code} value={code}>
                    {text.choice('type', code)}
                  </option>
                ))}
              </select>
            </div>
            <div className="hg-field">
              <label htmlFor={`${id}-gateway`}>{text.field('gateway')}</label>
              <select
                id={`${id}-gateway`}
                value={String(behind ?? '')}
                onChange={(event) => setGateway(event.target.value)}
              >
                {heard.map((logger) => (
                  <option key={logger.id} value={String(logger.id)}>
                    {logger.name ?? logger.serial}
                  </option>
                ))}
              </select>
            </div>
          </div>
        ) : (
          <div className="hg-field">
            <label htmlFor={`${id}-secret`}>
              {text.field('secret')}{' '}
              <span className="text-ink-soft font-normal">{engine('form.optional')}</span>
            </label>
            <input
              id={`${id}-secret`}
              className="hg-text-input"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={secret}
              aria-describedby={`${id}-secret-help`}
              onChange={(event) => setSecret(event.target.value)}
            />
            <p id={`${id}-secret-help`} className="hg-field-help text-ink-soft text-caption">
              {t('add.secretHelp')}
            </p>
          </div>
        )}
        <PastedLines
          id={`${id}-serials`}
          label={t('add.serials')}
          help={t('add.help')}
          value={pasted}
          error={empty && rows.length === 0 ? engine('invalid.required') : null}
          wrong={empty && rows.length > 0 ? `${id}-rows` : undefined}
          onChange={(text) => {
            setPasted(text)
            setEmpty(false)
          }}
        />
        <AddedRows id={`${id}-rows`} rows={shownRows} results={adding.results} />
        <p role="status" className="hg-wrap gap-x-4 gap-y-1 empty:hidden">
          {added > 0 && <span>{t('add.added', { count: added })}</span>}
          {failed + unsent > 0 && <span>{t('add.failed', { count: failed + unsent })}</span>}
        </p>
        <div className="hg-dialog-foot">
          {cutOff && <NeedsNetwork />}
          <Button onClick={onClose}>{added > 0 ? t('add.finish') : engine('form.cancel')}</Button>
          {(waiting.length > 0 || added === 0) && (
            // Not disabled while it works: it would lose the focus, and Escape with it.
            <Button type="submit" kind="primary" disabled={cutOff} aria-busy={adding.busy}>
              {failed > 0 && failed === waiting.length
                ? t('add.again')
                : t('add.button', { count: waiting.length })}
            </Button>
          )}
        </div>
      </form>
    </Overlay>
  )
}
