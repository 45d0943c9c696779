import { Switch } from 'antd'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'

export function FlagInput(props: InputProps) {
  const { 'aria-required': required, ...aria } = ariaOf(props)
  void required
  return <Switch {...aria} checked={props.value === true} onChange={(on) => props.onChange(on)} />
}
