import { type ReactElement, useEffect } from 'react'

let arrive = (): void => {}
const there = new Promise<void>((over) => (arrive = over))

/** What `watched-parts.ts` counts and delays. */
export const watched = {
  /** How often each was drawn; what React began and gave up for something more urgent is not. */
  drawn: { shell: 0, bar: 0, rail: 0 },
  /** How long it takes to judge who may do what, ms. */
  judging: 0,
  /** The dialog that assigns alarms, which is on its way until a test lets it come. */
  assigning: { there, arrive },
}

/** A part of the console that is counted each time it is drawn. */
export const counted =
  <Props extends readonly object[]>(
    name: keyof typeof watched.drawn,
    Part: (...props: Props) => ReactElement,
  ) =>
  (...props: Props) => {
    useEffect(() => void watched.drawn[name]++)
    return Part(...props)
  }
