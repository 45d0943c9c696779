import type { MapView } from '../../domain/plants/map-frame'
import type { Scheme } from '../../kit/brand/appearance'
import type { MapsService } from '../../transport/maps-address'

/** Farther away no service shows the earth at that scale. */
const MIN_ZOOM: Readonly<Record<MapsService, number>> = { google: 0, amap: 2 }

export const isShowable = (service: MapsService, { zoom }: MapView): boolean => zoom >= MIN_ZOOM[service]

/** A map of the provider's service. It shows a view and takes no gesture: what lies above it is ours. */
export interface ProviderMap {
  readonly show: (view: MapView) => void
  readonly end: () => void
}

export interface ProviderMapOptions {
  readonly holder: HTMLElement
  readonly view: MapView
  readonly scheme: Scheme
  /** The first picture is complete. */
  onDrawn(): void
}

/** The part of Google's maps that is used here. */
interface Google {
  maps: {
    importLibrary(name: 'maps'): Promise<{ Map: new (holder: HTMLElement, options: object) => GoogleMap }>
  }
}
interface GoogleMap {
  addListener(name: 'tilesloaded', listener: () => void): unknown
  moveCamera(camera: object): void
}

/** The part of AMap that is used here. */
interface AMap {
  Map: new (holder: HTMLElement, options: object) => AMapMap
}
interface AMapMap {
  on(name: 'complete', listener: () => void): void
  setZoomAndCenter(zoom: number, center: [number, number], immediately: boolean): void
  destroy(): void
}

declare global {
  interface Window {
    google?: Google
    AMap?: AMap
  }
}

async function googleMap({ holder, view, scheme, onDrawn }: ProviderMapOptions): Promise<ProviderMap> {
  if (window.google === undefined) throw new Error('the script has brought no maps')
  const { Map } = await window.google.maps.importLibrary('maps')
  const cameraOf = ({ latitude, longitude, zoom }: MapView) => ({
    center: { lat: latitude, lng: longitude },
    zoom,
  })
  const map = new Map(holder, {
    ...cameraOf(view),
    colorScheme: scheme === 'dark' ? 'DARK' : 'LIGHT',
    isFractionalZoomEnabled: true,
    disableDefaultUI: true,
    gestureHandling: 'none',
    keyboardShortcuts: false,
    clickableIcons: false,
  })
  map.addListener('tilesloaded', onDrawn)
  return { show: (next) => map.moveCamera(cameraOf(next)), end: () => holder.replaceChildren() }
}

/** AMap draws China by its own offset of up to 600 m; the console shows what the server says, without it. */
function amapMap({ holder, view, scheme, onDrawn }: ProviderMapOptions): ProviderMap {
  if (window.AMap === undefined) throw new Error('the script has brought no maps')
  const map = new window.AMap.Map(holder, {
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    mapStyle: scheme === 'dark' ? 'amap://styles/dark' : 'amap://styles/normal',
    viewMode: '2D',
    dragEnable: false,
    zoomEnable: false,
    doubleClickZoom: false,
    keyboardEnable: false,
    scrollWheel: false,
    touchZoom: false,
  })
  map.on('complete', onDrawn)
  return {
    show: ({ latitude, longitude, zoom }) => map.setZoomAndCenter(zoom, [longitude, latitude], true),
    end: () => map.destroy(),
  }
}

/** Makes a map once the service's script has run. Rejects when the script brought something else. */
export const providerMap = async (service: MapsService, options: ProviderMapOptions): Promise<ProviderMap> =>
  service === 'google' ? googleMap(options) : amapMap(options)
