import { useState } from 'react'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'

/** The address holds the whole state, columns too, so it works as a link: its receiver needs no saved view. */
export function CopyLink(props: { query: string }) {
  const t = useText('engine')
  const [copied, setCopied] = useState<string | null>(null)
  const link = `${window.location.origin}${window.location.pathname}${props.query}`
  const done = copied === link
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(link)
    } catch {
      // No clipboard outside a secure context; the address stands in the browser's bar.
      setCopied(null)
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Icon name={done ? 'check' : 'link'} size={16} />
      {t(done ? 'views.copied' : 'views.copy')}
    </Button>
  )
}
