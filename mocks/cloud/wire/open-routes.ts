import type { Row } from './row'
import * as backyard from '../services/backyard'
import { capabilities } from '../services/capabilities'
import * as documents from '../services/documents'
import * as dict from '../services/dict'
import * as notices from '../services/notices'
import { simulatedMaps } from '../services/maps-script'
import * as oauth from '../services/oauth'
import * as objects from '../services/objects'
import * as signUp from '../services/sign-up'
import * as slide from '../services/slide'
import * as timezones from '../services/timezones'

/** Paths that answer without a bearer, written out from the wire contract. */
export const OPEN: readonly Row[] = [
  ['POST', '/oauth2-s/oauth/token', oauth.token],
  ['POST', '/user-s/acc/check-user', signUp.checkUser],
  ['POST', '/user-s/acc/verify-code', signUp.verifyCode],
  ['POST', '/user-s/acc/register', signUp.register],
  ['POST', '/user-s/acc/forget-password', signUp.forgetPassword],
  ['GET', '/region-s/ip/searchCountryCode', dict.countryOfIp],
  ['GET', '/region-s/ip/getCountryCode', dict.countryOfCaller],
  ['GET', '/region-s/area/searchAreaDetailsByLatlon', dict.areaOfPoint],
  ['GET', '/region-s/area/searchAreaListByPid/:pid', dict.areasOf],
  ['GET', '/region-s/area/searchAreaCountryList', dict.countries],
  ['GET', '/region-s/dict/listCurrency', dict.currencies],
  ['GET', '/region-s/dict/listTimezone', timezones.timezones],
  ['GET', '/region-s/dict/listTimezone/all', timezones.timezones],
  ['GET', '/region-s/dict/listPhonePrefix', dict.phonePrefixes],
  ['GET', '/region-s/dict/listPhonePrefix/v2', dict.phonePrefixesV2],
  ['POST', '/backyard-api-s/announcement/content', notices.announcements],
  ['POST', '/announcement-s/announcement/content', notices.announcements],
  ['POST', '/backyard-api-s/app/upgrade/add-version', notices.addVersion],
  ['GET', '/backyard-api-s/document/getDocList', documents.documents],
  ['GET', '/backyard-api-s/document/file/:documentId', documents.document],
  ['POST', '/backyard-api-s/oem/project/basic-info', backyard.brand],
  ['GET', '/backyard-api-s/config/slide-verify/enable', slide.slideEnabled],
  ['POST', '/backyard-api-s/config/slide-verify/challenge', slide.challenge],
  ['POST', '/backyard-api-s/config/slide-verify/check', slide.check],
  ['POST', '/backyard-api-s/version/manage/query', notices.versions],
  ['POST', '/backyard-api-s/version/manage/query/latest', notices.latestVersion],
  ['GET', '/backyard-api-s/config/gee-test/enable', slide.geeTestOff],
  ['GET', '/store-s/visits.js', backyard.visits],
  ['GET', '/store-s/service.js', backyard.onlineService],
  ['GET', '/store-s/maps.js', simulatedMaps],
  ['GET', '/store-s/object/:id', objects.object],
  ['GET', '/maintain-s/capabilities', capabilities],
]
