import type { Call } from '../send'

/** Specification 3, spelt as the wire spells them. */
const TEXT_TYPES = [
  'APP_DOWNLOAD_QRCODE',
  'APP_DOWNLOAD_LOGO',
  'IOS_DOWNLOAD_LINK',
  'ANDROID_DOWNLOAD_LINK',
  'LOGIN_BK_IMG',
  'GONGAN_BEIAN_URL',
  'GONGAN_BEIAN_NAME',
  'ICP_BEIAN_URL',
  'ICP_BEIAN_NAME',
  'SERVICE_TC',
  'PRIVATE_TC',
  'SHOW_NAME',
  'APP_SHOW_NAME',
  'MANNUAL_URL',
  'RECT_LOGO',
  'INVERT_RECT_LOGO',
  'APP_STORE_DESCRIPTION',
  'DATA_CENTER_VISIT_DOMAIN_2',
  'DATA_CENTER_CURRENT',
] as const

/**
 * C23: the brand of a domain, as it came; `readBrand` of the domain makes sense of it. Public and
 * without prefix. Null when the domain has no brand.
 */
export function brandCall(host: string, projectId: string | null): Call<unknown> {
  return {
    method: 'POST',
    path: '/backyard-api-s/oem/project/basic-info',
    public: true,
    body: {
      channel: 'WEB',
      platform: 'INTELLGENT',
      colorCategoryList: ['common'],
      projectId,
      textTypeList: TEXT_TYPES,
      visitDomain: host,
    },
    read: (raw) => raw,
  }
}
