import { Input } from 'antd'
import { parseColour, toHex } from '../../../domain/brand/colour'
import { useText } from '../../../kit/text/use-text'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'
import inputs from '../inputs.module.css'

/** The code for who knows it, the platform's own picker for who does not. */
export function ColourInput(props: InputProps) {
  const t = useText('engine')
  const rgb = parseColour(props.value)
  return (
    <span className={`hg-line ${inputs['input-pair']}`}>
      <Input
        {...ariaOf(props)}
        spellCheck={false}
        autoComplete="off"
        value={typeof props.value === 'string' ? props.value : ''}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <input
        type="color"
        className="hg-box flex-none w-11 h-8 p-0.5 bg-transparent cursor-pointer"
        aria-label={t('form.pickColour')}
        disabled={props.disabled}
        value={rgb === null ? toHex([0, 0, 0]) : toHex(rgb)}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </span>
  )
}
