import { useState } from 'react'
import type { KeptView } from '../../schema/saved-views'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import { ownKeys } from './save-view'
import css from './chooser.module.css'

/** One's own view in the menu, to be named otherwise, shared or deleted. */
export function ViewEditor(props: {
  view: KeptView
  /** There is an organisation to share it with. */
  sharable: boolean
  onRename(name: string): Promise<void>
  onShare(shared: boolean): void
  onRemove(): void
  onClose(): void
}) {
  const { view } = props
  const t = useText('engine')
  const [name, setName] = useState(view.name)
  const words = name.trim()
  return (
    <li>
      <form
        className={css['save']}
        onSubmit={(event) => {
          event.preventDefault()
          if (words === '') return
          if (words === view.name) props.onClose()
          else void props.onRename(words)
        }}
      >
        <label className="hg-stack gap-1 text-ink-soft text-caption">
          <span>{t('views.rename')}</span>
          <input
            className="hg-control w-full min-w-0 h-8 px-2"
            value={name}
            maxLength={60}
            // It has just been opened to be typed into.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={(event) => setName(event.target.value)}
            onKeyDown={ownKeys}
          />
        </label>
        <Button type="submit" disabled={words === ''}>
          {t('form.save')}
        </Button>
        {props.sharable && (
          <label className="hg-line min-h-8 text-ink text-caption col-span-full">
            <input
              type="checkbox"
              className="hg-tick"
              checked={view.shared}
              onChange={(event) => props.onShare(event.target.checked)}
            />
            <span>{t('views.share')}</span>
          </label>
        )}
        <div className={`${css['wide']} hg-wrap gap-1 min-w-0 col-span-full`}>
          <Button kind="quiet" onClick={props.onRemove}>
            {t('views.remove', { name: view.name })}
          </Button>
          <Button kind="quiet" onClick={props.onClose}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
    </li>
  )
}
