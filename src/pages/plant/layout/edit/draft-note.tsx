import '../../../../console/record/conflict.css'
import { since } from '../../../../console/fields/age/since'
import { WriteFailure } from '../../../../console/record/write-failure'
import { Button } from '../../../../kit/button/button'
import { Icon } from '../../../../kit/icon/icon'
import { useLanguage, useText } from '../../../../kit/text/use-text'
import { useNow } from '../../../../kit/time/use-now'
import { MISSING } from '../../../../domain/values/quantity'
import type { Editor } from './use-editor'
import css from './edit.module.css'

interface NoteProps {
  readonly editor: Editor
  readonly looking: boolean
  onLook(on: boolean): void
}

/** Whose draft this is and since when; or that somebody else has one, and the ways on. */
export function DraftNote({ editor, looking, onLook }: NoteProps) {
  const t = useText('module-edit')
  const language = useLanguage()
  const now = useNow()
  const age = (at: number | null) => (at === null ? MISSING : since(now - at, language))
  const { versions, other, write, dirty } = editor
  if (other) return <Conflict {...{ editor, looking, onLook, age }} />
  const { draft, published } = versions
  const failure = write.failure && <WriteFailure fault={write.failure} />
  return (
    <div className={`hg-stack hg-gap-12 hg-narrow hg-soft hg-caption ${css['note']}`}>
      <p role="status">
        {draft
          ? t('draft.own', { since: age(draft.since), changed: age(draft.changed) })
          : published
            ? t('draft.published', { by: published.by ?? MISSING, since: age(published.at) })
            : t('draft.none')}
        {dirty && <strong> {t('engine:form.unsaved')}</strong>}
      </p>
      {failure}
    </div>
  )
}

function Conflict({ editor, looking, onLook, age }: NoteProps & { age(at: number | null): string }) {
  const t = useText('module-edit')
  const { other, write, takeOver, drop, history, dirty } = editor
  const draft = other?.draft ?? null
  const worked = dirty || history.past.length > 0
  const said = draft
    ? t(draft.own ? 'draft.elsewhere' : 'draft.theirs', {
        by: draft.by ?? MISSING,
        since: age(draft.since),
        changed: age(draft.changed),
      })
    : t('draft.moved', { by: other?.published?.by ?? MISSING, since: age(other?.published?.at ?? null) })
  const decide = (work: () => Promise<boolean>) => () => {
    onLook(false)
    void work()
  }
  return (
    <div className="hg-conflict" role="alert">
      <p>
        <Icon name="warning" size={16} /> {said} {worked && t('draft.mine')}
      </p>
      {write.failure && <WriteFailure fault={write.failure} />}
      <div className="hg-wrap">
        {draft && (
          <Button aria-pressed={looking} onClick={() => onLook(!looking)}>
            {t('draft.look')}
          </Button>
        )}
        <Button onClick={decide(() => takeOver('theirs'))}>{t('draft.takeOver')}</Button>
        {worked && <Button onClick={decide(() => takeOver('mine'))}>{t('draft.keepMine')}</Button>}
        {draft && <Button onClick={decide(drop)}>{t('draft.drop')}</Button>}
      </div>
    </div>
  )
}
