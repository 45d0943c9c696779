import { useEffect } from 'react'
import { faultKey, hintKey, retryAfter } from '../../domain/faults/fault'
import { type Region, selectionOf } from '../../domain/place/region'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { useCountdown } from '../../kit/time/use-countdown'
import { useText } from '../../kit/text/use-text'
import type { LoginTrouble } from './login-fault'
import { clockTime } from '../../kit/time/clock-time'

function TimeLeft(props: { seconds: number; onOver: () => void }) {
  const t = useText('console')
  const left = useCountdown(props.seconds)
  const { onOver } = props
  const over = left === 0
  useEffect(() => {
    if (over) onOver()
    // Called once; the parent's callback is a new one at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [over])
  if (over) return <p role="status">{t('login.lockedOver')}</p>
  // A timer that is read out every second would drown everything else.
  return (
    <p className="tabular-nums" role="timer" aria-live="off">
      {t('login.lockedFor', { time: clockTime(left) })}
    </p>
  )
}

/** Says in the form what became of the attempt to sign in, and what can be done. */
export function TroubleNote(props: {
  trouble: LoginTrouble
  here: Region
  /** Several data centres are configured. */
  switchable: boolean
  onUnlocked: () => void
  onSwitch: (code: string) => void
}) {
  const t = useText('console')
  const { trouble } = props
  const there: Region = props.here === 'CHINA' ? 'FOREIGN_1' : 'CHINA'
  const wait = trouble.kind === 'other' ? retryAfter(trouble.fault) : null

  return (
    <div className="hg-card login-trouble" data-kind={trouble.kind}>
      <Icon name={trouble.kind === 'migrated' ? 'database' : 'warning'} size={18} />
      <div>
        <div role="alert">
          {(trouble.kind === 'wrong' || trouble.kind === 'wrongCode') && (
            <p>
              {t(trouble.kind === 'wrong' ? 'login.wrong' : 'faults:secondStepWrong')}{' '}
              {trouble.left !== null && t('login.wrongLeft', { count: trouble.left })}
            </p>
          )}
          {trouble.kind === 'locked' && (
            <p>{t(trouble.whose === 'account' ? 'login.locked' : 'login.lockedAddress')}</p>
          )}
          {trouble.kind === 'migrated' && <p>{t('login.migrated')}</p>}
          {trouble.kind === 'other' && (
            <>
              <p>{t(faultKey(trouble.fault))}</p>
              <p>{t(hintKey(trouble.fault))}</p>
            </>
          )}
        </div>
        {trouble.kind === 'locked' && trouble.seconds !== null && (
          <TimeLeft seconds={trouble.seconds} onOver={props.onUnlocked} />
        )}
        {wait !== null && wait > 0 && <TimeLeft seconds={wait} onOver={props.onUnlocked} />}
        {trouble.kind === 'migrated' && props.switchable && (
          <Button onClick={() => props.onSwitch(selectionOf(there).code)}>
            {t('login.switchTo', { region: t(there === 'CHINA' ? 'region.china' : 'region.international') })}
          </Button>
        )}
      </div>
    </div>
  )
}
