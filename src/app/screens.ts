import { ResourceList } from '../console/routes/routes'
import { lazyPart } from '../kit/parts/lazy-part'

export const AccountArea = lazyPart(() => import('./account-area').then((part) => part.AccountArea))
export const AccountFrame = lazyPart(() => import('./account-area').then((part) => part.AccountFrame))
export const PlantScreen = lazyPart(() =>
  import('../pages/plant/plant-screen').then((part) => part.PlantScreen),
)
export const ApplicationHome = lazyPart(() =>
  import('../pages/application/application-home').then((part) => part.ApplicationHome),
)
export const ProfilePage = lazyPart(() =>
  import('../pages/plant/profile/profile-page').then((part) => part.ProfilePage),
)
export const RelatePage = lazyPart(() =>
  import('../pages/plant/relate/relate-page').then((part) => part.RelatePage),
)
export const DevicePage = lazyPart(() =>
  import('../pages/plant/devices/device-page').then((part) => part.DevicePage),
)
export const DeviceDetailPage = lazyPart(() =>
  import('../pages/device/device-page').then((part) => part.DeviceDetailPage),
)
export const ExportPage = lazyPart(() =>
  import('../pages/plant/export/export-page').then((part) => part.ExportPage),
)
export const CommunicationReport = lazyPart(() =>
  import('../pages/device/communication/communication-page').then((part) => part.CommunicationReport),
)
export const LargeScreen = lazyPart(() =>
  import('../pages/large-screen/large-screen').then((part) => part.LargeScreen),
)
export const DataPage = lazyPart(() => import('../pages/plant/data/data-page').then((part) => part.DataPage))

export const LayoutPage = lazyPart(() =>
  import('../pages/plant/layout/layout-page').then((part) => part.LayoutPage),
)

/** What an address shows first: the page itself fetches these files beside those of the console. */
const FIRST_PARTS = [
  { at: /^\/(plant(\/infos(\/data)?)?)?\/?$/, parts: [PlantScreen, DataPage] },
  { at: /^\/plant\/infos\/./, parts: [PlantScreen] },
  { at: /^\/(plants|alerts)\/?$/, parts: [ResourceList] },
]

/** Reads the code of the screen that an address names, so that it is drawn at once and not after a place for it. */
export async function readScreen(pathname: string): Promise<void> {
  const parts = FIRST_PARTS.find(({ at }) => at.test(pathname))?.parts ?? []
  await Promise.all(parts.map((part) => part.preload()))
}

/** Reads the code of what a screen leads to next: a plant that was made is drawn at once. */
export function readNext(pathname: string): void {
  if (pathname === '/plants/new') for (const part of [PlantScreen, DataPage]) void part.preload()
}
