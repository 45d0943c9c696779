import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import { useCutOff } from './needs-network'
import type { WriteState } from './use-write'
import { WriteNote } from './write-note'

/** The end of every dialog that writes: what came of the last try, the way out, and the button that does it. */
export function DialogFoot(props: {
  write: WriteState
  /** Without it a choice above is the answer. */
  label?: string | undefined
  danger?: boolean
  ready?: boolean
  /** It can be done without a network. */
  withoutNetwork?: boolean | undefined
  /** Where nothing is asked, a habit of Enter must not confirm. */
  cancelFirst?: boolean
  /** The way out, if it says more than that it is one. */
  cancel?: string
  onClose(): void
  /** Without it the button submits the form around it. */
  onPress?(): void
}) {
  const { write, label, onPress } = props
  const t = useText('engine')
  const cutOff = useCutOff(props.withoutNetwork)
  return (
    <div className="hg-dialog-foot">
      <WriteNote write={write} withoutNetwork={props.withoutNetwork} />
      <Button onClick={props.onClose} {...(props.cancelFirst ? { 'data-autofocus': true } : {})}>
        {props.cancel ?? t('form.cancel')}
      </Button>
      {label !== undefined && (
        // Not disabled while it works: it would lose the focus, and Escape with it.
        <Button
          type={onPress ? 'button' : 'submit'}
          kind={props.danger ? 'danger' : 'primary'}
          disabled={props.ready === false || cutOff}
          aria-busy={write.busy}
          onClick={onPress}
        >
          {label}
        </Button>
      )}
    </div>
  )
}
