import '../../kit/dialog/dialog-fields.css'
import { useText } from '../../kit/text/use-text'
import { useLate, type WriteState } from './use-write'
import { WriteFailure } from './write-failure'

/** Beside a button that writes: that the answer is awaited, or why nothing came of it. */
export function WriteNote({ write }: { write: WriteState }) {
  const t = useText('engine')
  const late = useLate(write.busy)
  return (
    <>
      {write.failure && <WriteFailure fault={write.failure} />}
      <span className="hg-write-pending" role="status">
        {late ? t('form.sending') : ''}
      </span>
    </>
  )
}
