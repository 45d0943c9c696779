import { useId } from 'react'
import '../../kit/dialog/dialog-fields.css'
import { useText } from '../../kit/text/use-text'

/** Whether what was typed is the name, apart from blanks around it. */
export const isTyped = (typed: string, name: string) => typed.trim() === name.trim()

/** The name of what goes, to be typed by hand, so that a habit cannot confirm it. */
export function TypedName(props: { name: string; typed: string; onType(typed: string): void }) {
  const t = useText('engine')
  const id = useId()
  return (
    <div className="hg-stack gap-1 mt-4">
      <label htmlFor={id}>{t('record.typeToConfirm', { name: props.name })}</label>
      <input
        id={id}
        className="hg-text-input"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={props.typed}
        onChange={(event) => props.onType(event.target.value)}
      />
    </div>
  )
}
