import { SURFACES, type Theme } from '../domain/brand/branding'

interface Given {
  name: string
  /** Address of the brand's icon. */
  icon: string
  origin: string
  scheme: Theme
}

/** What a browser needs to install the console under the brand's own name and icon. */
function manifestOf({ name, icon, origin, scheme }: Given) {
  const { page, card } = SURFACES[scheme]
  return {
    id: `${origin}/`,
    name,
    short_name: name,
    start_url: `${origin}/`,
    scope: `${origin}/`,
    display: 'standalone',
    background_color: page,
    theme_color: card,
    icons: [{ src: icon, sizes: 'any', purpose: 'any' }],
  }
}

/** The same as an address: brands come from the cloud, so that no file of the server could name them. */
export function manifestAddress(given: Given): string {
  return `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifestOf(given)))}`
}
