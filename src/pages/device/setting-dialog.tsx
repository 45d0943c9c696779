import { type FormEvent, useId, useState } from 'react'
import '../../kit/dialog/dialog-fields.css'
import '../../kit/form/field.css'
import type { DeviceDetail } from '../../domain/devices/device-records'
import {
  type DeviceSetting,
  settingRefusal,
  settingText,
  wantsSerial,
} from '../../domain/devices/device-settings'
import { MISSING } from '../../domain/values/quantity'
import { heldNumber, isUnread, writeNumber } from '../../domain/values/typed-number'
import { DialogFoot } from '../../console/record/dialog-foot'
import { isTyped, TypedName } from '../../console/record/typed-name'
import { useWrite } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import { Icon } from '../../kit/icon/icon'
import { Overlay } from '../../kit/dialog/overlay'
import { useLanguage, useText } from '../../kit/text/use-text'
import { sendSetting } from '../../transport/calls/device-control'
import css from './control.module.css'

interface DialogProps {
  readonly device: DeviceDetail
  readonly setting: DeviceSetting
  onSent(): void
  onClose(): void
}

/** One setting: what it is now, what it shall be, what that does; what may harm wants the serial number typed. */
export function SettingDialog({ device, setting, onSent, onClose }: DialogProps) {
  const id = useId()
  const t = useText('device')
  const language = useLanguage()
  const { send } = useServices()
  const write = useWrite()
  const [value, setValue] = useState('')
  const [serial, setSerial] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { range, choices, unit } = setting
  const risk = setting.risk ?? 'high'
  const proven = !wantsSerial(setting) || isTyped(serial, device.serial ?? '')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = range ? heldNumber(value, language, { small: true, unit }) : value
    const refused = isUnread(read) ? 'range' : settingRefusal(setting, read)
    setWrong(refused)
    if (refused !== null || isUnread(read)) return document.getElementById(id)?.focus()
    if (await write.run(() => send(sendSetting(device, setting, String(read))))) onSent()
  }
  const bounds = {
    min: range ? writeNumber(range.min, language) : '',
    max: range ? writeNumber(range.max, language) : '',
    step: range ? writeNumber(range.step, language) : '',
  }
  const field = {
    id,
    className: 'hg-text-input',
    value,
    'data-autofocus': true,
    'aria-required': true,
    'aria-invalid': wrong !== null,
    'aria-describedby': `${id}-help ${id}-error`,
  }
  return (
    <Overlay shape="box" title={setting.name ?? setting.key} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <dl className={css['facts']}>
          <dt>{t('control.now')}</dt>
          <dd className="hg-digits">{settingText(setting, setting.value) ?? MISSING}</dd>
          <dt>{t('control.effect')}</dt>
          <dd>{t(`control.effects.${setting.effect ?? 'unknown'}`)}</dd>
          <dt>{t('control.risk')}</dt>
          <dd>{t(`control.risks.${risk}`)}</dd>
        </dl>
        <div className="hg-field" data-invalid={wrong !== null || undefined}>
          <label htmlFor={id}>
            {unit === null ? t('control.wanted') : `${t('control.wanted')} (${unit})`}
          </label>
          {range ? (
            <input
              {...field}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => setValue(event.target.value)}
            />
          ) : (
            <select {...field} onChange={(event) => setValue(event.target.value)}>
              <option value="" />
              {choices.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name ?? code}
                </option>
              ))}
            </select>
          )}
          <p id={`${id}-help`} className="hg-field-help">
            {range && t('control.between', bounds)}
          </p>
          <p id={`${id}-error`} className="hg-field-error" role="alert">
            {wrong !== null && (
              <>
                <Icon name="warning" size={14} /> {t(`control.wrong.${wrong}`, bounds)}
              </>
            )}
          </p>
        </div>
        {wantsSerial(setting) && <TypedName name={device.serial ?? ''} typed={serial} onType={setSerial} />}
        <DialogFoot
          write={write}
          label={t('control.send')}
          danger={risk === 'high'}
          ready={proven}
          onClose={onClose}
        />
      </form>
    </Overlay>
  )
}
