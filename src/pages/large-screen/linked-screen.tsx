import { useCall } from '../../console/data/use-call'
import { useNameOfScreen } from '../../kit/parts/screen-name'
import { useText } from '../../kit/text/use-text'
import { savedScreen } from '../../transport/calls/own-extras'
import type { WallStop } from '../../domain/fleet/wall-link'
import { Display } from './display'
import css from './large-screen.module.css'

/** The display that a link opens, or why it opens nothing; then nothing is asked. */
export function LinkedScreen({ screenId, stop }: { screenId: number | null; stop: WallStop | null }) {
  return screenId === null || stop !== null ? <Stopped by={stop ?? 'over'} /> : <Linked screenId={screenId} />
}

function Linked({ screenId }: { screenId: number }) {
  const { data, fault } = useCall(['screen', screenId], savedScreen(screenId), { every: 300 })
  // Without its set-up it says what is wrong, and hides what it may.
  const hidden = fault === null ? null : { name: null, content: { masked: true } }
  return <Display screen={data ?? hidden} />
}

function Stopped({ by }: { by: WallStop }) {
  const t = useText('wall')
  useNameOfScreen(t(`stopped.${by}.title`))
  return (
    <div className={css['over']} role="alert">
      <h1 className="mb-4 text-[1.6em]">{t(`stopped.${by}.title`)}</h1>
      <p>{t(`stopped.${by}.text`)}</p>
    </div>
  )
}
