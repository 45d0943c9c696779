import { Button } from '../../../kit/button/button'
import { CopyButton } from '../../../kit/copy/copy-button'
import { Dialog } from '../../../kit/dialog/dialog'
import { useText } from '../../../kit/text/use-text'

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
      <div className="hg-line items-start py-3 px-4 border border-line rounded-control" data-prints-alone="">
        <ol
          className="hg-stack flex-1 grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-4 ps-7 list-decimal"
          aria-label={t('codes')}
        >
          {codes.map((code) => (
            <li key={code}>
              <code className="text-emphasis wrap-anywhere">{code}</code>
            </li>
          ))}
        </ol>
        <CopyButton text={codes.join('\n')} what={t('codes')} shown />
      </div>
    </Dialog>
  )
}
