import { useText } from '../use-text'
import type { Mode } from './form-rules'

/** Stays at the lower edge while there is something to save; Ctrl+S does the same. */
export function SaveBar(props: {
  shown: boolean
  dirty: boolean
  saving: boolean
  mode: Mode
  onReset: () => void
}) {
  const t = useText('engine')
  if (!props.shown) return null
  return (
    <div className="hg-save-bar">
      <span className="hg-save-bar-word" role="status">
        {props.saving ? t('form.saving') : props.dirty ? t('form.unsaved') : ''}
      </span>
      <button type="button" className="hg-button" disabled={props.saving} onClick={props.onReset}>
        {t('form.cancel')}
      </button>
      <button
        type="submit"
        className="hg-button hg-button-primary"
        disabled={props.saving}
        aria-busy={props.saving}
        aria-keyshortcuts="Control+S Control+Enter"
      >
        {t(props.mode === 'create' ? 'form.create' : 'form.save')}
      </button>
    </div>
  )
}
