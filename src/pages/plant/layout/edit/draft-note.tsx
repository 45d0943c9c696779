import { since } from '../../../../console/fields/age/since'
import { WriteFailure } from '../../../../console/record/write-failure'
import { useLanguage, useText } from '../../../../kit/text/use-text'
import { useNow } from '../../../../kit/time/use-now'
import { MISSING } from '../../../../domain/values/quantity'
import { DraftConflict, type NoteProps } from './draft-conflict'

/** Whose draft this is and since when; or that somebody else has one, and the ways on. */
export function DraftNote({ editor, looking, onLook }: NoteProps) {
  const t = useText('module-edit')
  const language = useLanguage()
  const now = useNow()
  const age = (at: number | null) => (at === null ? MISSING : since(now - at, language))
  const { versions, other, write, dirty } = editor
  if (other) return <DraftConflict {...{ editor, looking, onLook, age }} />
  const { draft, published } = versions
  const failure = write.failure && <WriteFailure fault={write.failure} />
  return (
    <div className="hg-stack gap-1 grid-cols-1 min-w-0 text-ink-soft text-caption">
      <p role="status">
        {draft
          ? t('draft.own', { since: age(draft.since), changed: age(draft.changed) })
          : published
            ? t('draft.published', { by: published.by ?? MISSING, since: age(published.at) })
            : t('draft.none')}
        {dirty && <strong className="text-ink font-semibold"> {t('engine:form.unsaved')}</strong>}
      </p>
      {failure}
    </div>
  )
}
