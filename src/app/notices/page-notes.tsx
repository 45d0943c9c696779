import { useId, useRef, useState } from 'react'
import './page-notes.css'
import type { Announcement } from '../../domain/people/announcement-records'
import { useFocusAround } from '../../kit/browser/use-focus-return'
import { Button } from '../../kit/button/button'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { useAnnouncements } from './announcement-state'
import { useConsent } from './consent-state'
import { plainText } from '../../kit/text/plain-text'

/** The notes themselves: they come when there is one. */
export function PageNotes(props: { place: 'frame' | 'corner'; unsealed: boolean }) {
  const { shown, hide } = useAnnouncements()
  const { open } = useConsent()
  return (
    <div className="page-notices" data-place={props.place}>
      {open && <ConsentQuestion />}
      {props.unsealed && <UnsealedNote />}
      {shown.slice(0, 2).map((one) => (
        <AnnouncementNote key={one.id} announcement={one} onHide={() => hide(one.id ?? '')} />
      ))}
    </div>
  )
}

function ConsentQuestion() {
  const t = useText('platform')
  const heading = useId()
  const { host, answer, choose } = useConsent()
  return (
    <aside className="page-notice" aria-labelledby={heading}>
      <Icon name="shield" size={18} />
      <div className="hg-row gap-x-4 gap-y-0.5 flex-1 min-w-0 pe-2">
        <h2 className="text-body" id={heading}>
          {t('consent.title')}
        </h2>
        <p className="text-ink-soft">{t('consent.text', { host: host ?? '' })}</p>
        {answer !== null && <p className="text-ink-soft">{t(`consent.${answer}`)}</p>}
        <p className="text-ink-soft hg-wrap py-1 px-0">
          <Button onClick={() => choose('yes')}>{t('consent.allow')}</Button>
          <Button onClick={() => choose('no')}>{t('consent.refuse')}</Button>
        </p>
      </div>
    </aside>
  )
}

const KEY = 'unsealed'

/** Shown once per browser: sealing is configured and not available here. The account menu keeps saying it. */
function UnsealedNote() {
  const t = useText('platform')
  const { storage, sealLack } = useServices()
  const [read, setRead] = useState(() => storage.recall(KEY) !== null)
  if (read) return null
  return (
    <Note
      icon="warning"
      title={t('unsealed.title')}
      text={t(sealLack === 'key' ? 'unsealed.noKey' : 'unsealed.text')}
      onHide={() => {
        storage.remember(KEY, 'read')
        setRead(true)
      }}
    />
  )
}

function AnnouncementNote(props: { announcement: Announcement; onHide: () => void }) {
  const t = useText('platform')
  const { title, content } = props.announcement
  return (
    <Note
      icon="bell"
      title={title ?? t('announcement')}
      text={plainText(content ?? '')}
      onHide={props.onHide}
    />
  )
}

/** In the frame it takes one line until somebody wants the rest of it. */
function Note(props: { icon: 'warning' | 'bell'; title: string; text: string; onHide: () => void }) {
  const t = useText('platform')
  const heading = useId()
  const [whole, setWhole] = useState(false)
  const note = useRef<HTMLElement>(null)
  useFocusAround(note)
  return (
    <aside ref={note} className="page-notice" aria-labelledby={heading} data-whole={whole || undefined}>
      <Icon name={props.icon} size={18} />
      <button
        type="button"
        className="text-ink-soft truncate flex-1 min-w-0 min-h-8 py-1 text-start page-notice-text"
        aria-expanded={whole}
        title={whole ? undefined : props.text}
        onClick={() => setWhole(!whole)}
      >
        <strong className="me-2 text-ink" id={heading}>
          {props.title}
        </strong>{' '}
        <span>{props.text}</span>
      </button>
      <IconButton
        className="hg-square max-[901px]:w-11 max-[901px]:h-11"
        label={t('hide')}
        onClick={props.onHide}
      >
        <Icon name="close" size={18} />
      </IconButton>
    </aside>
  )
}
