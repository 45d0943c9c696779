import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button'

/** A button that lets a file be chosen; the platform's own control behind it is not shown. */
export function FileButton(props: {
  id?: string
  accept: string
  /** Name of the hidden control. */
  label?: string
  disabled?: boolean
  /** A file is on its way, and no other is taken. */
  busy?: boolean
  describedBy?: string | undefined
  autofocus?: boolean
  onFile(file: File): void
  children: ReactNode
}) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        // The component library's reset shows what is merely hidden.
        style={{ display: 'none' }}
        type="file"
        tabIndex={-1}
        accept={props.accept}
        {...(props.label === undefined ? {} : { 'aria-label': props.label })}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file can be chosen again.
          event.target.value = ''
          if (file && !props.busy) props.onFile(file)
        }}
      />
      <Button
        off={props.busy === true}
        {...(props.id === undefined ? {} : { id: props.id })}
        disabled={props.disabled}
        aria-describedby={props.describedBy}
        {...(props.autofocus ? { 'data-autofocus': true } : {})}
        onClick={() => chooser.current?.click()}
      >
        {props.children}
      </Button>
    </>
  )
}
