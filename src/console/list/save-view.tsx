import { type KeyboardEvent, useState } from 'react'
import type { KeptView } from '../../schema/saved-views'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import type { SavedViews } from './use-saved-views'
import css from './chooser.module.css'

/** Home and End are keys of a field here, not of the menu around it. */
export function ownKeys(event: KeyboardEvent): void {
  if (event.key !== 'Escape') event.stopPropagation()
}

/** The list as it is now, under a new name or in place of what a view showed. */
export function SaveView(props: {
  saved: SavedViews
  /** One's own view that the list began as and does not look like any more. */
  changed: KeptView | null
  onOverwrite(view: KeptView): void
  onSave(name: string): Promise<void>
}) {
  const { saved, changed } = props
  const t = useText('engine')
  const [name, setName] = useState('')
  const words = name.trim()
  const known = saved.views.find((view) => view.own && view.name === words)
  const full = saved.full && known === undefined
  return (
    <form
      className={css['save']}
      onSubmit={(event) => {
        event.preventDefault()
        if (words !== '' && !full) void props.onSave(words)
      }}
    >
      {changed !== null && (
        <Button
          className="flex flex-wrap gap-1 min-w-0 col-span-full"
          onClick={() => props.onOverwrite(changed)}
        >
          {t('views.overwrite', { name: changed.name })}
        </Button>
      )}
      <label className="hg-stack gap-1 text-ink-soft text-caption">
        <span>{t('views.name')}</span>
        <input
          className="hg-control w-full min-w-0 h-8 px-2"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={ownKeys}
        />
      </label>
      <Button type="submit" disabled={words === '' || full} aria-busy={saved.write.busy}>
        {known === undefined ? t('views.save') : t('views.replace')}
      </Button>
      <p className="text-ink-soft text-caption flex-1 min-w-0 my-1 mx-2 col-span-full" role="status">
        {full ? t('views.full') : t(saved.place === 'account' ? 'views.account' : 'views.device')}
      </p>
    </form>
  )
}
