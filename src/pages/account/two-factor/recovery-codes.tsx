import { Button } from '../../../kit/button/button'
import { CopyButton } from '../../../kit/copy/copy-button'
import { Dialog } from '../../../kit/dialog/dialog'
import { useText } from '../../../kit/text/use-text'
import css from './two-factor.module.css'

/** The codes, this once: to be copied or put on paper. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const t = useText('two-factor')
  return (
    <Dialog
      title={t('codes')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => window.print()}>{t('print')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('kept')}
          </Button>
        </>
      }
    >
      <p className="mt-0 mx-0 mb-3">{t('codesLead')}</p>
      <div className={`justify-between rounded-control ${css['codes']}`} data-prints-alone="">
        <ol aria-label={t('codes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <CopyButton text={codes.join('\n')} what={t('codes')} />
      </div>
    </Dialog>
  )
}
