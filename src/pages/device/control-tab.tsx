import { useState } from 'react'
import { type DeviceSetting, settingText } from '../../domain/devices/device-settings'
import { MISSING } from '../../domain/values/quantity'
import { useCall } from '../../console/data/use-call'
import { ToneWord } from '../../console/fields/tone-word'
import { Button } from '../../kit/button/button'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceSettings } from '../../transport/calls/device-control'
import { Lines } from './line-tables'
import { OrdersPart } from './orders-part'
import { RISK_TONES } from './risk-tones'
import { SettingDialog } from './setting-dialog'
import type { DeviceInSight } from './use-device'
import css from './control.module.css'

const COLUMNS = ['setting', 'now', 'range', 'effect', 'risk'] as const

/** What may be set at a device, and what became of what was sent. */
export function ControlTab({ device }: { device: DeviceInSight }) {
  const t = useText('device')
  const language = useLanguage()
  const { id } = device.detail
  const [changing, setChanging] = useState<DeviceSetting | null>(null)
  const state = useCall(
    ['device-settings', id, language],
    id === null ? null : deviceSettings(id, language),
    // The place in a queue moves on every few seconds.
    { every: 5, beside: 'devices', held: true },
  )
  const settings = state.data?.settings ?? []
  return (
    <div className="hg-stack gap-4 grid-cols-1">
      <Panel
        className={css['settings'] ?? ''}
        title={t('control.title')}
        state={state}
        skeleton={<SkeletonBlock height={240} />}
        empty={settings.length === 0 ? { kind: 'unsupported', text: t('control.none') } : null}
        footer={device.speaks ? null : t('control.silent')}
      >
        <Lines
          label={t('control.title')}
          columns={[...COLUMNS.map((name) => t(`control.${name}`)), t('control.change')]}
        >
          {settings.map((setting) => {
            const risk = setting.risk ?? 'high'
            const name = setting.name ?? setting.key
            return (
              <tr key={setting.key}>
                <th scope="row">{name}</th>
                <td className="tabular-nums" data-label={t('control.now')}>
                  {settingText(setting, setting.value) ?? MISSING}
                </td>
                <td className="tabular-nums" data-label={t('control.range')}>
                  <Range of={setting} />
                </td>
                <td className={css['effect']} data-label={t('control.effect')}>
                  {t(`control.effects.${setting.effect ?? 'unknown'}`)}
                </td>
                <td data-label={t('control.risk')}>
                  <ToneWord tone={RISK_TONES[risk]} word={t(`control.risks.${risk}`)} />
                </td>
                <td>
                  <Button
                    aria-label={`${t('control.change')}: ${name}`}
                    disabled={!device.speaks}
                    onClick={() => setChanging(setting)}
                  >
                    {t('control.change')}
                  </Button>
                </td>
              </tr>
            )
          })}
        </Lines>
      </Panel>
      {state.data && <OrdersPart control={state.data} zone={device.zone} />}
      {changing && (
        <SettingDialog
          device={device.detail}
          setting={settings.find(({ key }) => key === changing.key) ?? changing}
          onSent={() => {
            setChanging(null)
            state.retry()
          }}
          onClose={() => setChanging(null)}
        />
      )}
    </div>
  )
}

function Range({ of: { range, choices, unit } }: { of: DeviceSetting }) {
  if (range) return <>{[`${range.min} – ${range.max}`, unit ?? ''].join('\u2009').trim()}</>
  return <>{choices.map(({ code, name }) => name ?? code).join(' · ') || MISSING}</>
}
