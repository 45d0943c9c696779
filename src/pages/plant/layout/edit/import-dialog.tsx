import { useId, useMemo, useState } from 'react'
import { Button } from '../../../../kit/button/button'
import '../../../../kit/dialog/dialog-fields.css'
import { readLayoutCsv } from '../../../../domain/modules/layout-csv'
import type { LayoutPlan } from '../../../../domain/modules/layout-plan'
import { PastedLines } from '../../../../kit/form/pasted-lines'
import { Overlay } from '../../../../kit/dialog/overlay'
import { useText } from '../../../../kit/text/use-text'
import css from './edit.module.css'

interface ImportProps {
  readonly plan: LayoutPlan
  readonly known: readonly string[]
  onTaken(plan: LayoutPlan): void
  onClose(): void
}

/** A table of serials, from a file or pasted; what would come of it is shown before anything is done. */
export function ImportDialog({ plan, known, onTaken, onClose }: ImportProps) {
  const t = useText('module-edit')
  const id = useId()
  const [text, setText] = useState('')
  const read = useMemo(() => readLayoutCsv(text, plan, known), [text, plan, known])
  return (
    <Overlay shape="box" title={t('import.label')} onClose={onClose}>
      <PastedLines
        id={`${id}-text`}
        label={t('import.lines')}
        help={t('import.help')}
        rows={6}
        value={text}
        onChange={setText}
      />
      <p role="status" className="min-h-5 my-2 mx-0">
        {text.trim() !== '' && (
          <>
            {t('import.taken', { count: read.taken })} · {t('import.refused', { count: read.refused.length })}
          </>
        )}
      </p>
      {read.refused.length > 0 && (
        <ul
          className={`${css['refused']} overflow-auto max-h-50`}
          aria-label={t('import.refused', { count: read.refused.length })}
        >
          {read.refused.map(({ line, text: said, why }) => (
            <li className="hg-stack gap-x-3 gap-y-1 grid-cols-[auto_minmax(0,1fr)_auto]" key={line}>
              <span>{t('import.line', { line })}</span> <code className="truncate">{said}</code>{' '}
              <em className="text-error-ink not-italic">{t(`import.why.${why}`)}</em>
            </li>
          ))}
        </ul>
      )}
      <div className="hg-dialog-foot">
        <Button onClick={onClose}>{t('engine:form.cancel')}</Button>
        <Button
          kind="primary"
          disabled={read.taken === 0}
          onClick={() => {
            onTaken(read.plan)
            onClose()
          }}
        >
          {t('import.take')}
        </Button>
      </div>
    </Overlay>
  )
}
