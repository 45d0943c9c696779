import { type Fault, isUnanswered } from '../../domain/faults/fault'
import { Button } from '../../kit/button/button'
import { useCountdown } from '../../kit/time/use-countdown'
import { useText } from '../../kit/text/use-text'
import type { Mode } from './form-rules'
import { NeedsNetwork, useCutOff } from './needs-network'
import { WriteFailure } from './write-failure'

/** Stays at the lower edge while there is something to save; Ctrl+S does the same. */
export function SaveBar(props: {
  shown: boolean
  dirty: boolean
  saving: boolean
  /** A new record is there: the screen after it is on its way. */
  made: boolean
  mode: Mode
  /** A server that is busy asked for this pause; a new `at` starts it anew. */
  pause: { readonly seconds: number; readonly at: number } | null
  /** Why the last try failed, where no field is at fault; it stays until the next one. */
  failure: Fault | null
  /** Where one sees whether the record is there, when no answer came that says so. */
  look: string | null
  /** Word on the button of a new record. */
  send: string
  onReset: () => void
}) {
  const t = useText('engine')
  const cutOff = useCutOff()
  if (!props.shown) return null
  return (
    <div className="hg-row justify-end hg-save-bar">
      {cutOff ? (
        <NeedsNetwork />
      ) : (
        props.failure && (
          <WriteFailure
            fault={props.failure}
            said={t(isUnanswered(props.failure) ? 'form.unsure' : 'form.notSaved')}
          >
            {props.look !== null && isUnanswered(props.failure) && (
              // Beside the form, which keeps what was typed.
              <a href={props.look} target="_blank" rel="noreferrer">
                {t('form.seeSaved')}
              </a>
            )}
          </WriteFailure>
        )
      )}
      <span className="text-ink-soft flex-1 max-[641px]:flex-[0_0_100%]" role="status">
        {props.saving ? t('form.saving') : props.dirty ? t('form.unsaved') : ''}
      </span>
      <Button disabled={props.saving || props.made} onClick={props.onReset}>
        {t('form.cancel')}
      </Button>
      <SaveButton key={props.pause?.at ?? 0} {...props} cutOff={cutOff} />
    </div>
  )
}

function SaveButton(props: {
  cutOff: boolean
  saving: boolean
  made: boolean
  mode: Mode
  pause: { readonly seconds: number } | null
  send: string
}) {
  const t = useText('engine')
  const left = useCountdown(props.pause?.seconds ?? 0)
  return (
    <Button
      type="submit"
      kind="primary"
      disabled={props.saving || props.made || props.cutOff || left > 0}
      aria-busy={props.saving}
      aria-keyshortcuts="Control+S Control+Enter"
    >
      {left > 0
        ? t('console:retryIn', { count: left })
        : props.mode === 'create'
          ? props.send
          : t('form.save')}
    </Button>
  )
}
