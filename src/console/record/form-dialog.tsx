import type { ComponentProps, FormEvent, ReactNode } from 'react'
import '../../kit/dialog/dialog-fields.css'
import { Overlay } from '../../kit/dialog/overlay'
import { DialogFoot } from './dialog-foot'
import { CALM, type WriteState } from './use-write'

/**
 * A box with a form: what it is about and what it asks for, and below that what came of the last try, the way out and the
 * button that does it. It is sent once at a time, and only when it is ready.
 */
export function FormDialog({
  title,
  role = 'dialog',
  className,
  write = CALM,
  onSubmit,
  children,
  ...foot
}: Omit<ComponentProps<typeof DialogFoot>, 'onPress' | 'write'> & {
  title: string
  role?: 'dialog' | 'alertdialog'
  className?: string
  write?: WriteState | undefined
  onSubmit: () => void
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (foot.ready !== false && !write.busy) onSubmit()
  }
  return (
    <Overlay shape="box" role={role} title={title} onClose={foot.onClose}>
      <form className={className} onSubmit={submit} noValidate>
        {children}
        <DialogFoot write={write} {...foot} />
      </form>
    </Overlay>
  )
}
