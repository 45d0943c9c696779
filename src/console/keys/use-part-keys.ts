import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from './use-keys'

interface Part {
  /** Among the parts beside it. */
  readonly place: number
  /** What it is a part of: a plant, a device. */
  readonly of: string | null
  readonly name: string
  readonly to: string
}

/** Parts of what is in sight, as commands: they have no key of their own and are found by their names. */
export function usePartKeys(parts: readonly Part[]): void {
  const navigate = useNavigate()
  useKeys(
    useMemo(
      () =>
        parts.map(({ place, of, name, to }) => ({
          id: `part.${to}`,
          keys: `:part ${String(place).padStart(2, '0')}`,
          label: [of, name].filter((one) => one !== null).join(' · '),
          group: 'places' as const,
          run: () => void navigate(to),
        })),
      [parts, navigate],
    ),
  )
}
