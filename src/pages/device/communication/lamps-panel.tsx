import { useState } from 'react'
import { LAMP_STATES, LAMPS, type Lamps, lampFindings } from '../../../domain/devices/lamps'
import { MISSING } from '../../../domain/values/quantity'
import { Panel } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import panels from './panels.module.css'

/** Somebody before the logger chooses what its lamps do and reads cause and remedy: the table of the manual. */
export function LampsPanel() {
  const t = useText('communication')
  const [seen, setSeen] = useState<Lamps>({})
  return (
    <Panel title={t('lamps.title')}>
      <p className="text-ink-soft text-caption mt-0 mx-0 mb-3">{t('lamps.text')}</p>
      <div className={`hg-wrap ${panels['lamps']} gap-x-4 gap-y-2`}>
        {LAMPS.map((lamp) => (
          <label className="hg-stack gap-1 font-semibold" key={lamp}>
            <span className="hg-inline">
              <i
                className="w-2.5 h-2.5 border border-line-strong rounded-full"
                aria-hidden="true"
                data-lamp={seen[lamp]}
              />
              {lamp}
            </span>
            <select
              className="hg-control w-34 px-2"
              value={seen[lamp] ?? ''}
              onChange={({ target }) =>
                setSeen(({ [lamp]: _, ...others }) => {
                  const state = LAMP_STATES.find((one) => one === target.value)
                  return state === undefined ? others : { ...others, [lamp]: state }
                })
              }
            >
              <option value="">{MISSING}</option>
              {LAMP_STATES.map((one) => (
                <option key={one} value={one}>
                  {t(`lamps.${one}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <ul className="hg-marks hg-stack gap-1 mt-3" aria-live="polite">
        {lampFindings(seen).map((finding) => (
          <li key={finding}>{t(`lamps.${finding}`)}</li>
        ))}
      </ul>
    </Panel>
  )
}
