import { expect, it } from 'vitest'
import { appDownload } from './app-download'
import type { BrandTextType } from './branding'

const HERE = 'https://portal.example'
const code = 'https://brand.example/code.png'
const [ios, android] = ['https://shop.example/i', 'https://shop.example/a']

it.each([
  ['this portal, without a brand', {}, null, { picture: null, address: HERE, what: 'portal' }],
  ['the picture of the brand', { APP_DOWNLOAD_QRCODE: code }, null, { picture: code, what: 'app' }],
  ['the one shop', { IOS_DOWNLOAD_LINK: ios }, 'brand.example', { picture: null, address: ios, what: 'app' }],
  [
    'the domain, with two shops',
    { IOS_DOWNLOAD_LINK: ios, ANDROID_DOWNLOAD_LINK: android },
    'brand.example',
    { address: 'https://brand.example', what: 'portal', shops: { ios, android } },
  ],
  ['the domain', {}, 'https://brand.example/app', { address: 'https://brand.example/app', what: 'portal' }],
  [
    'nothing but addresses of the web',
    { IOS_DOWNLOAD_LINK: 'javascript:alert(1)', APP_DOWNLOAD_QRCODE: 'code' },
    null,
    { picture: null, address: HERE, shops: { ios: null, android: null } },
  ],
] as const)(
  'S1-56 the code leads to %s',
  (_, texts: Partial<Record<BrandTextType, string>>, domain, read) => {
    expect(appDownload((type) => texts[type] ?? null, domain, HERE)).toMatchObject(read)
  },
)
