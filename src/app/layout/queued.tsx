import { Suspense, useState, useSyncExternalStore } from 'react'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { writeFaultKey } from '../../domain/faults/fault'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { lazyPart } from '../../kit/parts/lazy-part'
import { useText } from '../../kit/text/use-text'
import { queuedRecords, type RefusedWrite } from '../../providers/queued-writes'
import type { Plan } from '../../schema/compile'
import { useQueue } from './use-queue'

const DiscardQueue = lazyPart(() => import('./discard-queue').then((part) => part.DiscardQueue))

/** How much waits on this machine for a network, and what was refused when it was sent. */
export function Queued() {
  const t = useText('console')
  const { queue, plans } = useSignedInServices()
  const { writes, refused } = useSyncExternalStore(queue.subscribe, queue.getState)
  const [asking, setAsking] = useState(false)
  useQueue()
  const count = queuedRecords(writes)
  return (
    <div aria-live="polite">
      {count > 0 && (
        <div className="shell-hint">
          <Icon name="clock" size={18} />
          <p className="flex-1">
            {t('queue.waiting', { count })}{' '}
            {navigator.onLine && (
              <button type="button" className="shell-hint-action" onClick={() => void queue.send()}>
                {t('queue.send')}
              </button>
            )}{' '}
            <button type="button" className="shell-hint-action" onClick={() => setAsking(true)}>
              {t('queue.discard')}
            </button>
          </p>
        </div>
      )}
      {refused.map((one, index) => {
        const plan = plans.find(one.resource)
        const line = { one, onDismiss: () => queue.dismiss() }
        return plan ? (
          <RefusedAction key={index} {...line} plan={plan} />
        ) : (
          <RefusedLine key={index} {...line} what={one.action} />
        )
      })}
      <Suspense>
        {asking && (
          <DiscardQueue
            count={count}
            onDone={() => {
              queue.discard()
              setAsking(false)
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

interface Line {
  one: RefusedWrite
  onDismiss(): void
}

function RefusedAction({ plan, ...line }: Line & { plan: Plan }) {
  return <RefusedLine {...line} what={useResourceText(plan).action(line.one.action, 'label')} />
}

function RefusedLine({ one, what, onDismiss }: Line & { what: string }) {
  const t = useText('console')
  return (
    <div className="shell-hint">
      <Icon name="warning" size={18} />
      <p className="flex-1">
        {t('queue.refused', { what, count: one.count, why: t(writeFaultKey(one.fault)) })}
      </p>
      <IconButton className="hg-square" label={t('hint.dismiss')} onClick={onDismiss}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  )
}
