import type { ReactNode } from 'react'
import { Button } from '../../kit/button/button'
import { CopyButton } from '../../kit/copy/copy-button'
import { Dialog } from '../../kit/dialog/dialog'
import { useText } from '../../kit/text/use-text'

/** A key that was just made: nobody sees it again. */
export function ShownOnce(props: {
  title: string
  /** The sentence that says so. */
  once: string
  text: string
  /** What is copied. */
  what: string
  onClose(): void
  children?: ReactNode
}) {
  const t = useText('api-tokens')
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={
        <Button kind="primary" onClick={props.onClose}>
          {t('kept')}
        </Button>
      }
    >
      <p className="mt-0 mx-0 mb-3">{props.once}</p>
      <p className="hg-line justify-between mb-3 py-3 px-4 border border-line rounded-control wrap-anywhere [&>button]:flex-none">
        <code>{props.text}</code>
        <CopyButton text={props.text} what={props.what} shown />
      </p>
      {props.children && <p className="text-ink-soft mt-0 mx-0 mb-3">{props.children}</p>}
    </Dialog>
  )
}
