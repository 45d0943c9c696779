import type { ChainLink, Light } from '../../../domain/devices/communication-chain'
import { formatInstant } from '../../../domain/time/instant'
import { ToneWord } from '../../../console/fields/tone-word'
import { Panel } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import css from './communication.module.css'

const TONES: Readonly<Record<Light, 'good' | 'warning' | 'bad' | 'quiet'>> = {
  good: 'good',
  warning: 'warning',
  bad: 'bad',
  unknown: 'quiet',
}

interface ChainProps {
  readonly chain: readonly ChainLink[]
  readonly zone: string
  /** Whether anything was ever heard; else the reasons say so, and nothing has a beginning. */
  readonly heard: boolean
}

/** The way of a message, a light for each part of it that says since when and why. */
export function ChainPanel({ chain, zone, heard }: ChainProps) {
  const t = useText('communication')
  const words = useText('words')
  return (
    <Panel title={t('chain.title')}>
      <ol className={`hg-stack gap-4 ${css['chain']} grid-cols-5`}>
        {chain.map(({ part, light, since, longer, why, values }) => (
          <li className="hg-stack gap-1" key={part} data-light={light}>
            <strong>{part === 'logger' ? words('fields.gateway') : t(`chain.${part}`)}</strong>
            <ToneWord tone={TONES[light]} word={t(`light.${light}`)} />
            <span>{t(`why.${why}`, values)}</span>
            {heard && (
              <small className="text-ink-soft text-caption">
                {since === null
                  ? t('chain.undated')
                  : t(longer ? 'chain.longer' : 'chain.since', {
                      time: formatInstant(since, zone).slice(0, 16),
                    })}
              </small>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
