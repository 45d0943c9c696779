import type { KeyboardEvent } from 'react'

/** Several of a list. The component library would let Tab take up or drop the word that is marked, and stay. */
export const SEVERAL = {
  mode: 'multiple',
  onInputKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.stopPropagation()
  },
} as const
