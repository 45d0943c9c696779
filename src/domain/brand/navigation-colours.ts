/** The two families of colour types for navigation (specification 3). */
export type NavigationFamily = 'menu' | 'top'

export interface NavigationColours {
  /** Any of them is null when the brand does not set it. */
  ground: string | null
  text: string | null
  /** Ground of the entry that is open. */
  active: string | null
}

const FAMILY: Readonly<Record<NavigationFamily, RegExp>> = {
  menu: /^menu/,
  top: /^topnav(?:i(?:gation)?)?/,
}
const PART: Readonly<Record<keyof NavigationColours, RegExp>> = {
  ground: /^(?:bg|background)?(?:colou?r)?$/,
  text: /^(?:text|font)(?:colou?r)?$/,
  active: /^(?:active|selected|hover)(?:bg|background)?(?:colou?r)?$/,
}

/**
 * A brand's colours of one family. The specification names the families and not their members, so they are
 * recognised by their words, whatever case and separators: `menu`, `menu-text`, `topNavigationBg`, `menu-selected`.
 */
export function navigationColours(
  colours: ReadonlyMap<string, string>,
  family: NavigationFamily,
): NavigationColours {
  const own = [...colours].flatMap(([type, colour]): [string, string][] => {
    const word = type.toLowerCase().replace(/[^a-z]/g, '')
    return FAMILY[family].test(word) ? [[word.replace(FAMILY[family], ''), colour]] : []
  })
  const of = (part: keyof NavigationColours) => own.find(([rest]) => PART[part].test(rest))?.[1] ?? null
  return { ground: of('ground'), text: of('text'), active: of('active') }
}
