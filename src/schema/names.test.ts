import { expect, it } from 'vitest'
import { type IconName } from '../kit/icon/icon'
import { type DeclaredIcon, ICON_NAMES } from './names'

it('every drawing may be named by a declaration, and every name is a drawing', () => {
  // Both ways round, for the compiler: a name without a drawing shows three dots, a drawing without a name nothing.
  const drawings: readonly IconName[] = ICON_NAMES
  const named = (icon: IconName): DeclaredIcon => icon
  expect(drawings.map(named)).toEqual([...new Set(ICON_NAMES)])
})
