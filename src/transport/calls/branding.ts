import { BRAND_TEXT_TYPES } from '../../domain/brand/branding'
import type { Call } from '../call'

/**
 * C23: the brand of a domain, as it came; `readBrand` of the domain makes sense of it. Public and
 * without prefix. Null when the domain has no brand.
 */
export function brandCall(host: string, projectId: string | null): Call<unknown> {
  return {
    method: 'POST',
    path: '/backyard-api-s/oem/project/basic-info',
    public: true,
    kept: 'always',
    body: {
      channel: 'WEB',
      platform: 'INTELLGENT',
      colorCategoryList: ['common'],
      projectId,
      textTypeList: BRAND_TEXT_TYPES,
      visitDomain: host,
    },
    read: (raw) => raw,
  }
}
