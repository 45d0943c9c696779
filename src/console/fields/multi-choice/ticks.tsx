import { useResourceText } from '../../text/use-resource-text'
import { choicesOf } from '../choices-of'
import type { InputProps } from '../types'
import { groupsOf, toggled } from './groups'
import { Tick } from './tick'
import css from './ticks.module.css'

/** All words of a vocabulary at once; several of one group stand below its name. */
export function TicksInput(props: InputProps) {
  const { name, id, field, value, disabled } = props
  const text = useResourceText(props.plan)
  const of = choicesOf(field)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const put = (word: string, on: boolean) => props.onChange(toggled(of, chosen, [word], on))
  const groups = groupsOf(of)
  const plain = groups.every(({ words }) => words.length === 1)
  const tick = (word: string, first: boolean) => (
    <Tick
      key={word}
      id={first ? id : undefined}
      label={text.choice(name, word)}
      checked={chosen.includes(word)}
      disabled={disabled}
      onChange={(on) => put(word, on)}
    />
  )
  return (
    <div
      className={`hg-stack gap-4 ${css['ticks']}`}
      role="group"
      aria-labelledby={`${id}-label`}
      {...(props.describedBy ? { 'aria-describedby': props.describedBy } : {})}
    >
      {plain
        ? of.map((word, index) => tick(word, index === 0))
        : groups.map(({ key, words }, at) => (
            <fieldset key={key}>
              <legend>{text.section(key)}</legend>
              {words.map((word, index) => tick(word, at === 0 && index === 0))}
            </fieldset>
          ))}
    </div>
  )
}
