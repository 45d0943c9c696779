import {
  brandTokens,
  chartPalette,
  ENERGY_HUES,
  ENERGY_TEXT,
  SURFACES,
  TOKEN_TEXT,
  type TokenName,
} from '../domain/brand/branding'
import { RAMP } from '../domain/brand/colour-ramp'
import { readable, toHex } from '../domain/brand/colour'
import type { Scheme } from '../kit/brand/appearance'
import { blend, inkOn, rgbOf } from './blend'
import { navigationVariables } from './navigation-palette'

/** Colours of one scheme and brand, named as in css without the dashes. */
export interface Palette {
  scheme: Scheme
  variables: Readonly<Record<string, string>>
  /** The four tokens as `#rrggbb`, for antd. */
  tokens: Readonly<Record<TokenName, string>>
}

const STATUS: readonly TokenName[] = ['primary', 'success', 'warning', 'error']

/** Colours of the brand (by type, as the brand delivers them) over the surfaces of a scheme. */
export function paletteOf(scheme: Scheme, colours: ReadonlyMap<string, string> = new Map()): Palette {
  const surface = SURFACES[scheme]
  const brand = brandTokens(colours)
  const light = scheme === 'light'
  // In the light scheme raised ground would be white on white; a hover must be seen.
  const raised = light ? blend(surface.page, surface.hairline, 0.6) : surface.raised
  const tokens = Object.fromEntries(STATUS.map((name) => [name, toHex(rgbOf(brand[name]))])) as Record<
    TokenName,
    string
  >
  const inkOf = (name: TokenName) =>
    readable(colours.has(name) ? tokens[name] : TOKEN_TEXT[scheme][name], raised)
  const plots = [...colours]
    .filter(([type]) => /^chart-\d+$/.test(type))
    .sort(([one], [other]) => Number(one.slice(6)) - Number(other.slice(6)))
    .map(([, colour]) => colour)

  const variables: Record<string, string> = {
    'surface-page': surface.page,
    'surface-card': surface.card,
    'surface-raised': raised,
    line: surface.hairline,
    // Borders of controls stay apart from the ground by 3:1 (WCAG 1.4.11).
    'line-strong': readable(surface.hairline, surface.card, 3),
    ink: surface.text,
    'ink-soft': surface.secondaryText,
    night: surface.night,
    shadow: light ? blend(surface.hairline, surface.secondaryText, 0.35) + '59' : SURFACES.dark.page + 'b3',
    veil: surface.page + '8c',
    'veil-strong': surface.page + 'e6',
    // A code to be scanned is dark on light in both schemes.
    'code-ground': SURFACES.light.card,
    'code-ink': SURFACES.dark.page,
    'on-primary': inkOn(tokens.primary),
    'primary-strong': blend(
      tokens.primary,
      inkOn(tokens.primary) === SURFACES.light.card ? SURFACES.dark.page : SURFACES.light.card,
      0.14,
    ),
    'primary-wash': blend(surface.card, tokens.primary, light ? 0.1 : 0.16),
    'warning-wash': blend(surface.card, tokens.warning, light ? 0.12 : 0.1),
    'error-wash': blend(surface.card, tokens.error, light ? 0.07 : 0.12),
  }
  variables['fail'] = colours.has('fail') ? toHex(rgbOf(colours.get('fail') ?? '')) : tokens.warning
  for (const name of STATUS) {
    variables[name] = tokens[name]
    variables[`${name}-ink`] = inkOf(name)
  }
  Object.assign(variables, navigationVariables(variables, colours))
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  for (const [name, hue] of Object.entries(ENERGY_HUES)) variables[kebab(name)] = hue
  for (const [name, hue] of Object.entries(ENERGY_TEXT[scheme])) variables[`${kebab(name)}-ink`] = hue
  chartPalette(scheme, plots).forEach((hue, index) => {
    variables[`chart-${index + 1}`] = hue
  })
  RAMP.forEach((hue, index) => {
    variables[`ramp-${index + 1}`] = hue
    variables[`ramp-ink-${index + 1}`] = inkOn(hue)
  })
  return { scheme, variables, tokens }
}

/** The light scheme on a ground that needs no ink. */
export function paperPalette(colours: ReadonlyMap<string, string>): Palette {
  const light = paletteOf('light', colours)
  return { ...light, variables: { ...light.variables, 'surface-page': SURFACES.light.card } }
}

/** Writes a palette onto the root element; css files read nothing else. */
export function applyPalette(root: HTMLElement, palette: Palette): void {
  root.dataset['theme'] = palette.scheme
  root.style.colorScheme = palette.scheme
  for (const [name, value] of Object.entries(palette.variables)) root.style.setProperty(`--${name}`, value)
  root.style.background = palette.variables['surface-page'] ?? ''
}
