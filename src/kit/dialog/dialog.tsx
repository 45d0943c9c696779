import type { ReactNode } from 'react'
import { Overlay } from './overlay'

/** A box in the middle of the screen with a row of buttons at its end. */
export function Dialog(props: {
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
}) {
  return (
    <Overlay shape="box" title={props.title} onClose={props.onClose}>
      {props.children}
      {props.footer && <footer className="hg-dialog-foot">{props.footer}</footer>}
    </Overlay>
  )
}
