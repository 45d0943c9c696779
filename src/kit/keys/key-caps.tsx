import css from './key-caps.module.css'

/** Names of keys as they stand on a keyboard. */
export const capsOf = (keys: string): readonly string[] =>
  keys
    .split(/[ +]/)
    .map((key) => (/^\p{Ll}$/u.test(key) ? key.toUpperCase() : key === 'Escape' ? 'Esc' : key))

/** The keys of a command, one cap each. */
export const KeyCaps = ({ keys }: { keys: string }) =>
  capsOf(keys).map((key, at) => (
    <kbd key={`${at} ${key}`} className={css['cap']}>
      {key}
    </kbd>
  ))
