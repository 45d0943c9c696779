import { useMemo } from 'react'
import { CHART_PALETTE } from '../domain/brand/branding'
import { useAppearance } from '../kit/brand/appearance'
import type { Ink } from './ink'
import { plotInks } from './palette'

/** A brand has at most as many. */
const MAX = 12

/** Inks of the theme in sight, in the colours that the brand set for charts: a canvas knows no variables. */
export function usePlotInks(count: number): readonly Ink[] {
  const { scheme } = useAppearance()
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement)
    const colours = Array.from({ length: MAX }, (_, index) =>
      style.getPropertyValue(`--chart-${index + 1}`).trim(),
    ).filter(Boolean)
    return plotInks(colours.length > 0 ? colours : CHART_PALETTE[scheme], count)
  }, [scheme, count])
}
