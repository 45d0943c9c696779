import { WriteFailure } from '../../../../console/record/write-failure'
import { Button } from '../../../../kit/button/button'
import { Icon } from '../../../../kit/icon/icon'
import { useText } from '../../../../kit/text/use-text'
import { MISSING } from '../../../../domain/values/quantity'
import type { Editor } from './use-editor'

export interface NoteProps {
  readonly editor: Editor
  readonly looking: boolean
  onLook(on: boolean): void
}

/** Somebody else has a draft: whose it is, and the ways on. */
export function DraftConflict({
  editor,
  looking,
  onLook,
  age,
}: NoteProps & { age(at: number | null): string }) {
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
    <div className="hg-stack gap-3 hg-card py-3 px-4 border-warning bg-warning-wash" role="alert">
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
