import { AskDialog } from '../../console/record/ask-dialog'
import { useText } from '../../kit/text/use-text'

/** Asks before what was not sent is lost: by itself, or with the session. */
export function DiscardQueue(props: {
  count: number
  /** What is done; discarding, unless it says more. */
  button?: string
  onDone(): void
  onClose(): void
}) {
  const t = useText('console')
  return (
    <AskDialog
      title={t('queue.leaveTitle')}
      sentences={[t('queue.leave', { count: props.count })]}
      button={props.button ?? t('queue.discard')}
      danger
      withoutNetwork
      send={() => Promise.resolve()}
      onDone={props.onDone}
      onClose={props.onClose}
    />
  )
}
