import '../../kit/dialog/dialog-fields.css'
import { useText } from '../../kit/text/use-text'
import { NeedsNetwork, useCutOff } from './needs-network'
import { useLate, type WriteState } from './use-write'
import { WriteFailure } from './write-failure'

/** Beside a button that writes: that the answer is awaited, why nothing came of it, or that it needs a network. */
export function WriteNote({
  write,
  withoutNetwork,
}: {
  write: WriteState
  withoutNetwork?: boolean | undefined
}) {
  const t = useText('engine')
  const late = useLate(write.busy)
  const cutOff = useCutOff(withoutNetwork)
  return (
    <>
      {cutOff ? <NeedsNetwork /> : write.failure && <WriteFailure fault={write.failure} />}
      <span className="text-ink-soft flex-1 self-center" role="status">
        {late ? t('form.sending') : ''}
      </span>
    </>
  )
}
