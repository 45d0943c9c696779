import { useEffect, useState } from 'react'
import './copy-button.css'
import { IconButton } from '../button/icon-button'
import { Icon } from '../icon/icon'
import { useText } from '../text/use-text'

/** Puts a text on the clipboard and says so for two seconds. */
export function CopyButton(props: { text: string; what: string; shown?: boolean }) {
  const t = useText('engine')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])
  const label = copied ? t('record.copied') : t('record.copy', { what: props.what })

  return (
    <IconButton
      className={`hg-copy ${props.shown ? 'opacity-100!' : ''}`}
      label={label}
      data-copied={copied || undefined}
      onClick={(event) => {
        event.stopPropagation()
        // Refused outside a secure context; the text itself stands on the screen.
        void navigator.clipboard?.writeText(props.text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} size={14} />
    </IconButton>
  )
}
