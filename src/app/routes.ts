/** The addresses of specification 2, as data: the guard and the not-found page judge by them. */

/** Open without a session. */
export const PUBLIC_ROUTES = ['/login', '/version', '/tencentLogin', '/register', '/forgetPassword'] as const

export const PLANT_TABS = [
  'data',
  'alert',
  'device',
  'relate',
  'detail',
  'exportdata',
  'component-layout',
] as const

const APPLICATIONS = ['deviceCharge', 'messageCharge', 'largeScreen', 'insurance'] as const

export const ACCOUNT_SETTINGS = [
  'base',
  'common',
  'security',
  'udesk',
  'instructions',
  'message',
  'suggestion',
  'accountRevoke',
  'accountRevokeStep',
  'exportAccount',
] as const
export type AccountSetting = (typeof ACCOUNT_SETTINGS)[number]

/** Where each parent leads. `/plant/infos` does so inside the plant's frame. */
export const REDIRECTS = {
  '/': '/plant',
  '/plant': '/plant/infos',
  '/plant/infos': '/plant/infos/data',
  '/application': '/application/home',
  '/account': '/account/settings',
  '/account/settings': '/account/settings/base',
} as const

/** Need a session; everything that is neither here nor public is not found. */
export const GUARDED_ROUTES: readonly string[] = [
  ...Object.keys(REDIRECTS),
  ...PLANT_TABS.map((tab) => `/plant/infos/${tab}`),
  '/device-detail',
  '/communicationReport',
  '/application/home',
  ...APPLICATIONS.map((name) => `/application/detail/${name}`),
  ...ACCOUNT_SETTINGS.map((name) => `/account/settings/${name}`),
  '/largescreen',
]

const bare = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path) || '/'

/** What an address is to the guard; a trailing slash makes no difference. */
export function routeKind(path: string): 'public' | 'guarded' | 'unknown' {
  const name = bare(path)
  if ((PUBLIC_ROUTES as readonly string[]).includes(name)) return 'public'
  return GUARDED_ROUTES.includes(name) ? 'guarded' : 'unknown'
}
