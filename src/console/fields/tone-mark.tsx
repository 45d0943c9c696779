import type { Tone } from '../../schema/field'

/** One shape a tone, so that it is known without colour too. The word stands beside it. */
const SHAPES: Readonly<Record<Tone, string>> = {
  good: 'M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  info: 'M2 2h8v8H2z',
  warning: 'M6 1 11.5 11H.5z',
  bad: 'M6 .5 11.5 6 6 11.5.5 6z',
  quiet: 'M6 2.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4z',
}

export function ToneMark(props: { tone: Tone }) {
  return (
    <svg className="flex-none hg-tone-mark" viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
      <path
        d={SHAPES[props.tone]}
        fill={props.tone === 'quiet' ? 'none' : 'currentColor'}
        stroke={props.tone === 'quiet' ? 'currentColor' : 'none'}
        strokeWidth={1.6}
      />
    </svg>
  )
}
