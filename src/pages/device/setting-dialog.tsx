import { type ChangeEvent, useId, useState } from 'react'
import { Labelled } from '../../kit/form/labelled'
import type { DeviceDetail } from '../../domain/devices/device-records'
import {
  type DeviceSetting,
  settingRefusal,
  settingText,
  wantsSerial,
} from '../../domain/devices/device-settings'
import { MISSING } from '../../domain/values/quantity'
import { heldNumber, isUnread, writeNumber } from '../../domain/values/typed-number'
import { FormDialog } from '../../console/record/form-dialog'
import { isTyped, TypedName } from '../../console/record/typed-name'
import { useWrite } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
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

  const submit = async () => {
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
    className: 'hg-text-input',
    value,
    'data-autofocus': true,
    'aria-required': true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => setValue(event.target.value),
  }
  return (
    <FormDialog
      title={setting.name ?? setting.key}
      write={write}
      label={t('control.send')}
      danger={risk === 'high'}
      ready={proven}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <dl className={css['facts']}>
        <dt>{t('control.now')}</dt>
        <dd className="tabular-nums">{settingText(setting, setting.value) ?? MISSING}</dd>
        <dt>{t('control.effect')}</dt>
        <dd>{t(`control.effects.${setting.effect ?? 'unknown'}`)}</dd>
        <dt>{t('control.risk')}</dt>
        <dd>{t(`control.risks.${risk}`)}</dd>
      </dl>
      <Labelled
        id={id}
        label={unit === null ? t('control.wanted') : `${t('control.wanted')} (${unit})`}
        help={range && t('control.between', bounds)}
        wrong={wrong && t(`control.wrong.${wrong}`, bounds)}
      >
        {(described) =>
          range ? (
            <input {...field} {...described} inputMode="decimal" autoComplete="off" />
          ) : (
            <select {...field} {...described}>
              <option value="" />
              {choices.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name ?? code}
                </option>
              ))}
            </select>
          )
        }
      </Labelled>
      {wantsSerial(setting) && <TypedName name={device.serial ?? ''} typed={serial} onType={setSerial} />}
    </FormDialog>
  )
}
