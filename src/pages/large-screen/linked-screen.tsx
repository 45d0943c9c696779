import { useCall } from '../../console/data/use-call'
import { useNameOfScreen } from '../../kit/parts/screen-name'
import { useText } from '../../kit/text/use-text'
import { savedScreen } from '../../transport/calls/own-extras'
import { Display } from './display'
import css from './large-screen.module.css'

/** The display that a link opens; null says that the link is over, and asks nothing any more. */
export function LinkedScreen({ screenId }: { screenId: number | null }) {
  return screenId === null ? <Over /> : <Linked screenId={screenId} />
}

function Linked({ screenId }: { screenId: number }) {
  const { data, fault } = useCall(['screen', screenId], savedScreen(screenId), { every: 300 })
  // Without its set-up it says what is wrong, and hides what it may.
  const hidden = fault === null ? null : { name: null, content: { masked: true } }
  return <Display screen={data ?? hidden} />
}

function Over() {
  const t = useText('wall')
  useNameOfScreen(t('overTitle'))
  return (
    <div className={css['over']} role="alert">
      <h1>{t('overTitle')}</h1>
      <p>{t('over')}</p>
    </div>
  )
}
