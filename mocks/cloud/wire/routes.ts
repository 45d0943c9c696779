import { ACCOUNT_ROUTES } from './account-routes'
import { LAYOUT_ROUTES } from './layout-routes'
import type { Row } from './row'
import * as account from '../services/account'
import * as alarmTriage from '../services/alarm-triage'
import * as alertDetail from '../services/alert-detail'
import * as alertLists from '../services/alert-lists'
import * as alertSearch from '../services/alert-search'
import * as alerts from '../services/alerts'
import * as businesses from '../services/businesses'
import * as collections from '../services/collections'
import * as curve from '../services/curve'
import * as communications from '../services/communication'
import * as deviceControl from '../services/device-control'
import * as deviceFirmware from '../services/device-firmware'
import * as deviceDetail from '../services/device-detail'
import * as deviceWrites from '../services/device-writes'
import * as devices from '../services/devices'
import { reportNow } from '../services/report-now'
import { producedCurve } from '../services/fleet-curve'
import { producedDays } from '../services/fleet-days'
import { producedIncome } from '../services/fleet-income'
import { causes } from '../services/alert-causes'
import * as history from '../services/history'
import * as messagePlan from '../services/message-plan'
import * as messages from '../services/messages'
import * as reminders from '../services/reminders'
import * as oauth from '../services/oauth'
import * as objects from '../services/objects'
import * as operating from '../services/operating'
import * as plantDocuments from '../services/plant-documents'
import * as plantMarks from '../services/plant-marks'
import * as ownership from '../services/ownership'
import * as powerSystem from '../services/power-system'
import * as region from '../services/region'
import * as relatedPeople from '../services/related-people'
import * as report from '../services/report'
import * as roles from '../services/roles'
import * as dataPlans from '../services/data-plans'
import * as insurance from '../services/insurance'
import * as insuranceClaims from '../services/insurance-claims'
import * as insurancePolicies from '../services/insurance-policies'
import * as messageCredit from '../services/message-credit'
import * as messageLog from '../services/message-log'
import * as screens from '../services/screens'
import * as shields from '../services/shields'
import * as station from '../services/station'
import * as suggestions from '../services/suggestions'
import * as stationLists from '../services/station-lists'
import * as stationSettings from '../services/station-settings'
import * as stations from '../services/stations'
import * as worstPlants from '../services/worst-plants'
import * as alertContext from '../services/alert-context'

/** Paths that ask for a bearer. The first row that fits wins, so names come before parameters. */
export const GUARDED: readonly Row[] = [
  ['POST', '/oauth2-s/oauth/logout', oauth.logout],
  ...ACCOUNT_ROUTES,
  ['GET', '/group-s/acc/my/info', account.security],
  ['GET', '/backyard-api-s/screen', screens.list],
  ['POST', '/backyard-api-s/screen', screens.save],
  ['DELETE', '/backyard-api-s/screen', screens.remove],
  ['GET', '/backyard-api-s/screen/:screenId', screens.one],
  ['POST', '/backyard-api-s/screen/:screenId/link', screens.share],
  ['GET', '/maintain-s/data-plan', dataPlans.plans, 'settles'],
  ['GET', '/maintain-s/data-plan/offer', dataPlans.offers],
  ['POST', '/maintain-s/data-plan/renew', dataPlans.renew],
  ['POST', '/maintain-s/data-plan/auto-renew', dataPlans.autoRenew],
  ['GET', '/maintain-s/data-plan/order', dataPlans.orders, 'settles'],
  ['GET', '/message-s/credit', messageCredit.credit],
  ['GET', '/message-s/credit/package', messageCredit.packages],
  ['POST', '/message-s/credit/buy', messageCredit.buy],
  ['POST', '/message-s/credit/cap', messageCredit.setCap],
  ['GET', '/message-s/credit/order', messageCredit.orders],
  ['GET', '/maintain-s/insurance/cover', insurance.covers],
  ['GET', '/maintain-s/insurance/quote', insurance.quotes],
  ['POST', '/maintain-s/insurance/quote', insurance.askQuote],
  ['POST', '/maintain-s/insurance/quote/accept', insurancePolicies.acceptQuote],
  ['GET', '/maintain-s/insurance/policy', insurancePolicies.policies],
  ['GET', '/maintain-s/insurance/claim', insuranceClaims.claims],
  ['POST', '/maintain-s/insurance/claim', insuranceClaims.saveClaim],
  ['GET', '/auth-s/auth/role', roles.list],
  ['POST', '/auth-s/auth/role', roles.create],
  ['GET', '/auth-s/auth/role/:roleId', roles.role],
  ['POST', '/auth-s/auth/role/:roleId', roles.change],
  ['DELETE', '/auth-s/auth/role/:roleId', roles.remove],
  ['GET', '/auth-s/auth/role/:roleId/function', roles.roleFunctions],
  ['GET', '/region-s/weather/record/day', region.weatherOfDay],
  ['GET', '/region-s/weather/record/month', region.weatherOfMonth],
  ['GET', '/region-s/weather/searchForecast', region.forecast],
  ['GET', '/backyard-api-s/suggestion', suggestions.suggestions],
  ['POST', '/backyard-api-s/suggestion', suggestions.suggestion],
  ['GET', '/message-s/setting', messages.setting],
  ['POST', '/message-s/setting', messages.saveSetting],
  ['GET', '/message-s/setting/reminder', reminders.read],
  ['POST', '/message-s/setting/reminder', reminders.save],
  ['GET', '/message-s/setting/plan', messagePlan.plan],
  ['POST', '/message-s/setting/plan', messagePlan.savePlan],
  ['POST', '/message-s/setting/plan/preview', messagePlan.preview],
  ['POST', '/message-s/setting/plan/test', messagePlan.test],
  ['GET', '/message-s/log', messageLog.log],
  ['POST', '/message-s/message/search', messages.search],
  ['POST', '/message-s/message/read', messages.read],
  ['GET', '/message-s/message/unreaded/total', messages.unread],
  ['POST', '/store-s/uploadObject', objects.upload],
  ['POST', '/maintain-s/station', station.create],
  ['DELETE', '/maintain-s/station', station.remove],
  ['POST', '/maintain-s/station/addRelated/business', businesses.addBusiness],
  ['GET', '/maintain-s/station/related/offered', businesses.offeredBusinesses],
  ['POST', '/maintain-s/station/report/export/:id', report.exportReport],
  ...LAYOUT_ROUTES,
  ['GET', '/maintain-s/station/ownership/transfer', ownership.ownTransfers],
  ['POST', '/maintain-s/station/ownership/transfer/:transferId', ownership.answer],
  ['POST', '/maintain-s/station/ownership/claim', ownership.claim],
  ['GET', '/maintain-s/station/:id', station.flat],
  ['POST', '/maintain-s/station/:id', station.update],
  ['GET', '/maintain-s/station/:id/detail', station.detail],
  ['GET', '/maintain-s/station/:id/metering', stationSettings.metering],
  ['POST', '/maintain-s/station/:id/metering', stationSettings.saveMetering],
  ['POST', '/maintain-s/station/:id/metering/strategy', stationSettings.saveStrategy],
  ['POST', '/maintain-s/station/:id/meteringMethod', stationSettings.saveMethods],
  ['GET', '/maintain-s/station/:id/finance', stationSettings.finance],
  ['GET', '/maintain-s/station/:id/config/generationZero', stationSettings.zero],
  ['POST', '/maintain-s/station/:id/config/generationZero', stationSettings.saveZero],
  ['GET', '/maintain-s/station/:id/gridtype', stationSettings.gridType],
  ['POST', '/maintain-s/station/:id/gridtype', stationSettings.saveGridType],
  ['POST', '/maintain-s/station/:id/auth/config', stationSettings.saveAuth],
  ['GET', '/maintain-s/station/:id/flow/displayConfig', stationSettings.flowConfig],
  ['GET', '/maintain-s/station/:id/queryRelated/businesses', businesses.businesses],
  ['DELETE', '/maintain-s/station/:id/deleteRelated/business/:businessId', businesses.removeBusiness],
  ['GET', '/maintain-s/station/:id/tag', plantMarks.tags],
  ['POST', '/maintain-s/station/:id/tag', plantMarks.saveTags],
  ['GET', '/maintain-s/station/:id/document', plantDocuments.list],
  ['POST', '/maintain-s/station/:id/document', plantDocuments.save],
  ['DELETE', '/maintain-s/station/:id/document', plantDocuments.remove],
  ['POST', '/maintain-s/station/:id/document/:documentId', plantDocuments.save],
  ['GET', '/maintain-s/station/:id/related/people', relatedPeople.people],
  ['GET', '/maintain-s/station/:id/ownership', ownership.ownership],
  ['POST', '/maintain-s/station/:id/ownership', ownership.offer],
  ['DELETE', '/maintain-s/station/:id/related/people/:personId', relatedPeople.removePerson],
  ['GET', '/maintain-s/station/:id/related/audit', relatedPeople.audit],
  ['POST', '/maintain-s/station/:id/related/business/:businessId', businesses.changeBusiness],
  ['POST', '/maintain-s/power/system/deviceList', powerSystem.deviceList],
  ['GET', '/maintain-s/power/system/gateway/:id/device', powerSystem.gatewayDevices],
  ['GET', '/maintain-s/power/system/:id/gateway', powerSystem.gateways],
  ['GET', '/maintain-s/power/system/:id/gateway/:gatewayId', powerSystem.gateway],
  ['POST', '/maintain-s/power/system/:id/v2/gateway', deviceWrites.registerGateways],
  ['POST', '/maintain-s/power/system/:id/device', deviceWrites.addDevices],
  ['DELETE', '/maintain-s/power/system/:id/device', deviceWrites.removeDevices],
  ['POST', '/maintain-s/power/system/:id/device/move', deviceWrites.moveDevices],
  ['POST', '/maintain-s/power/system/:id/device/:deviceId', deviceWrites.editDevice],
  ['GET', '/maintain-s/power/system/:id/deviceTypeList', powerSystem.deviceTypeList],
  ['GET', '/maintain-s/power/system/:id/meter/:meterId/spec', powerSystem.meterSpec],
  ['POST', '/maintain-s/power/system/:id/meter/:meterId/config', deviceWrites.configureMeter],
  ['GET', '/maintain-s/power/system/:id/micro/display', operating.flowArms],
  ['POST', '/maintain-s/operating/station/search', stations.search],
  ['POST', '/maintain-s/operating/station/worst/search', worstPlants.worst],
  ['POST', '/maintain-s/operating/station/v2/search', stationLists.searchV2],
  ['POST', '/maintain-s/operating/station/v2/status/counting', stationLists.counting],
  ['GET', '/maintain-s/operating/station/screen/search', stationLists.onScreen],
  ['GET', '/maintain-s/operating/station/produced/days', producedDays],
  ['GET', '/maintain-s/operating/station/produced/curve', producedCurve],
  ['GET', '/maintain-s/operating/station/produced/income', producedIncome],
  ['GET', '/maintain-s/operating/station/tag', plantMarks.usedTags],
  ['GET', '/maintain-s/operating/station/created/search', stationLists.created],
  ['GET', '/maintain-s/operating/station/information/:id', stations.information],
  ['POST', '/maintain-s/operating/station/generation/energy-saved', operating.energySaved],
  ['POST', '/maintain-s/operating/station/alert', alertLists.ofStation],
  ['POST', '/maintain-s/operating/station/alert/v2/list', alertLists.listV2],
  ['POST', '/maintain-s/operating/station/alert/lastest/list', alertLists.latest],
  ['POST', '/maintain-s/operating/gateway/communication', communications.communication],
  ['POST', '/maintain-s/operating/gateway/communication/link', communications.shareCommunication],
  ['POST', '/maintain-s/operating/station/:id/device/gateway/post/:serial', reportNow],
  ['GET', '/maintain-s/operating/station/:id/battery/tree', powerSystem.batteryTree],
  ['GET', '/maintain-s/operating/station/:id/:class', powerSystem.deviceClass],
  ['GET', '/maintain-s/operating/system/device/:type/list', powerSystem.fleetDevices],
  ['GET', '/maintain-s/operating/system/:id', operating.operatingSystem],
  ['POST', '/maintain-s/operating/alert/search', alerts.search],
  ['POST', '/maintain-s/operating/alert/detail', alertDetail.detail],
  ['POST', '/maintain-s/operating/alert/timeline', alertDetail.timeline],
  ['POST', '/maintain-s/operating/alert/triage', alarmTriage.actOnMany],
  ['POST', '/maintain-s/operating/alert/triage/search', alertSearch.search],
  ['GET', '/maintain-s/operating/alert/triage/stamp', alertSearch.stamp],
  ['GET', '/maintain-s/operating/alert/triage/causes', causes],
  ['GET', '/maintain-s/operating/alert/triage/:alarmId', alarmTriage.one],
  ['GET', '/maintain-s/operating/alert/triage/:alarmId/context', alertContext.context],
  ['POST', '/maintain-s/operating/alert/triage/:alarmId', alarmTriage.act],
  ['GET', '/maintain-s/operating/alert/shield/list', shields.list],
  ['POST', '/maintain-s/operating/alert/shield', shields.add],
  ['POST', '/maintain-s/operating/alert/shield/preview', shields.preview],
  ['DELETE', '/maintain-s/operating/alert/shield', shields.remove],
  ['GET', '/maintain-s/history/power/analysis/version/:id', history.analysisVersion],
  ['GET', '/maintain-s/history/power/analysis/:id/:span', history.analysis],
  ['GET', '/maintain-s/history/power/analysis/:id/:span/:version', history.analysis],
  ['GET', '/maintain-s/history/power/:id/record', curve.record],
  ['GET', '/maintain-s/history/power/:id/stats/:span', history.stats],
  ['GET', '/maintain-s/history/batteryPower/:id/stats/:span', history.batteryStats],
  ['GET', '/maintain-s/fast/system/:id', operating.fastSystem],
  ['GET', '/maintain-s/fast/device/:id/device-types', devices.types],
  ['GET', '/maintain-s/fast/device/:id/device-list', devices.list],
  ['GET', '/maintain-s/fast/:id/collector/networkingInfo', devices.networkingInfo],
  ['POST', '/device-s/device/v3/detail', deviceDetail.detail],
  ['POST', '/device-s/device/detail', deviceDetail.detail],
  ['GET', '/device-s/device/params', deviceDetail.parameters],
  ['GET', '/device-s/device/originalData', deviceDetail.originalData],
  ['GET', '/device-s/device/:id/stats/:range', deviceDetail.stats],
  ['GET', '/device-s/device/:id/record', deviceDetail.records],
  ['GET', '/device-s/device/:id/control', deviceControl.settings],
  ['POST', '/order-s/order/action/control/send', deviceControl.sendOrder],
  ['GET', '/device-s/device/:id/firmware', deviceFirmware.firmware],
  ['POST', '/order-s/order/action/upgrade/send', deviceFirmware.sendUpgrade],
  ['POST', '/order-s/order/action/upgrade/withdraw', deviceFirmware.withdrawUpgrade],
  ['GET', '/collection-s/:path{.+}', collections.readCollection],
  ['POST', '/collection-s/:path{.+}', collections.createRecord],
  ['PATCH', '/collection-s/:path{.+}', collections.updateRecord],
  ['DELETE', '/collection-s/:path{.+}', collections.deleteRecord],
]
