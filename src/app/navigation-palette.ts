import { readable, toHex } from '../domain/brand/colour'
import { navigationColours, type NavigationFamily } from '../domain/brand/navigation-colours'
import { blend, inkOn, rgbOf } from './blend'

type Variables = Readonly<Record<string, string>>

/**
 * Ground and inks of the menu and of the top navigation: the brand's, made readable, or those of the
 * surfaces around them.
 */
export function navigationVariables(base: Variables, colours: ReadonlyMap<string, string>): Variables {
  return { ...familyVariables('menu', base, colours), ...familyVariables('top', base, colours) }
}

function familyVariables(
  family: NavigationFamily,
  base: Variables,
  colours: ReadonlyMap<string, string>,
): Record<string, string> {
  const own = navigationColours(colours, family)
  const of = (name: string) => base[name] ?? ''
  const hex = (colour: string) => toHex(rgbOf(colour))
  const ground = own.ground === null ? of('surface-card') : hex(own.ground)
  const plain = own.ground === null ? of('ink') : inkOn(ground)
  const hover = own.ground === null ? of('surface-raised') : blend(ground, plain, 0.1)
  // What reads on the ground of a hover reads on the plain one as well.
  const ink = readable(own.text === null ? plain : hex(own.text), hover)
  const soft =
    own.ground === null && own.text === null ? of('ink-soft') : readable(blend(ink, ground, 0.2), ground)
  const branded = own.ground !== null || own.active !== null
  const active =
    own.active !== null ? hex(own.active) : branded ? blend(ground, ink, 0.16) : of('primary-wash')
  return {
    [family]: ground,
    [`${family}-ink`]: ink,
    [`${family}-ink-soft`]: soft,
    [`${family}-hover`]: hover,
    [`${family}-active`]: active,
    [`${family}-active-ink`]: branded ? readable(ink, active) : of('primary-ink'),
  }
}
