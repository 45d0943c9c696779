/*
 * Every call of specification 7 as the wire contract describes it, written out once more on purpose.
 * A shape is a list of `path:kind`; `[]` goes through a list that must not be empty, `?` allows null.
 * Placeholders: {plant} of the owner, {logger}, {inverter}, {battery}, {meter} and {serial} of it, {photo} that
 * was uploaded, {made}
 * a plant that C33 made. Accounts and codes are those of mocks/README.md.
 */

export interface Row {
  id: string
  send: string
  body?: unknown
  /** Sent as form fields. */
  form?: Record<string, string>
  /** Who asks; the owner unless given otherwise. */
  as?: string
  /** Another plant of the owner's in the place of {plant}, where that one has nothing to show. */
  at?: string
  /** Answers without a bearer. */
  open?: true
  shape: string
  /** Somebody without the right: account, body code, and the plant in the place of the owner's. */
  denied?: [account: string, code: string, plant?: string]
}

const FLAT =
  'id:int name:text type:text location.lat:degree location.lng:degree location.address:text region.nationId:int region.timezone:zone gridInterconnectionType:text installedCapacity:kw startOperatingTime:seconds powerType:text system:text authOpen:bool createdDate:seconds'
const STATION =
  'id:int name:text type:text stationType:text installedCapacity:kw locationLat:degree locationLng:degree regionTimezone:zone networkStatus:text warningStatus:text gridInterconnectionType:text generationPower:watt? usePower:watt? gridPower:watt? buyPower:watt? batterySoc:percent? generationCapacity:fraction? generationValue:kwh? generationMonth:kwh? generationYear:kwh? generationTotal:kwh? incomeValue:money? fullPowerHoursDay:hours? temperature:celsius? startOperatingTime:seconds createdDate:seconds lastUpdateTime:seconds? installationTiltAngle:degree? installationAzimuthAngle:degree?'
const LIVE =
  'systemId:int acceptDay:day generationPower:watt usePower:watt wirePower:watt batteryPower:watt batterySoc:percent genStatus:text? wireStatus:text batteryStatus:text generationValue:kwh useValue:kwh gridValue:kwh buyValue:kwh chargeValue:kwh dischargeValue:kwh generationCapacity:fraction fullPowerHoursDay:hours networkStatus:text warningStatus:text lastUpdateTime:seconds'
const DEVICE =
  'id:int deviceSn:text type:text netState:int deviceState:int alertState:int collectionTime:seconds? productId:text systemId:int siteId:int timeZone:zone generationPower:watt? installedCapacity:kw?'
const LOGGER =
  'id:int deviceSn:text type:text netState:int deviceState:int collectionTime:seconds productId:text signalIntensity:percent deviceCount:int systemId:int siteId:int'
const METERING =
  'powerStationId:int cumulativeElectricMethod:text statisticMethodSettingStrategy:text theoryConsumeProportion:any repeatedHint:bool'
const METER =
  'meterId:int deviceSn:text ctRatio:num ptRatio:num position:text direction:text specList[].code:text specList[].name:text spec:text'
const ZERO = 'stationId:int generationZero:int limitPower:watt? meterId:any'
const WEATHER =
  'datetime:seconds weatherPic:text temp:celsius sunrise:seconds sunset:seconds sunshineDuration:int'
const AREA = 'id:int pid:int level:int code:text name:text'
const COUNTRY = 'countryCode:text nationId:int nationName:text area:text mdc:text phonePrefix:text'
const ALERT =
  'code:text level:int influence:int showName:text alertName:text alertTime:seconds deviceId:int deviceSn:text deviceType:text ruleId:int productId:text timezone:zone'
const ENERGY =
  'generationValue:kwh useValue:kwh gridValue:kwh buyValue:kwh chargeValue:kwh dischargeValue:kwh'
const ANALYSIS =
  'gridInterconnectionType:text analysisResult:int historyTimeType:text genValue:kwh useValue:kwh gvForUse:kwh gvForGrid:kwh uvFromBuy:kwh'

const within = (path: string, shape: string) =>
  shape
    .split(' ')
    .map((field) => `${path}.${field}`)
    .join(' ')
const rows = (shape: string) => `total:int ${within('data[]', shape)}`
const bare = (shape: string) => within('[]', shape)

const M = '/maintain-s'
const S = `${M}/station/{plant}`
const P = `${M}/power/system`
const O = `${M}/operating`
const H = `${M}/history`
const READ: Row['denied'] = ['viewer', '22', '63400030']
const WRITE: Row['denied'] = ['viewer', '24', '63400030']
const PLANT_BODY = {
  station: {
    name: 'Ulmenhof',
    type: 'HOUSE_ROOF',
    gridInterconnectionType: 'EXCESS',
    installedCapacity: 5,
    location: { lat: 52.4, lng: 13, address: 'Feldweg 9' },
    region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
  },
  finance: { currency: 'EUR' },
}
const WEB = { channel: 'WEB', platform: 'INTELLGENT', lan: 'en' }
const PLACE = 'regionNationId=60&regionLevel1=884&timezone=Europe/Berlin&lan=en'
const DAY = 'year=2026&month=6&day=17'

// oxfmt-ignore
export const ROWS: readonly Row[] = [
  { id: 'S7-27 C1', send: 'POST /oauth2-s/oauth/token', open: true,
    form: { grant_type: 'mdc_password', username: 'owner@heliograph.example', password: '5e5ce2f55f7d2cb1fb422ea4119ae2d1d6f6bf7e36a3e2a4b34cf6fcc15920a0' },
    shape: 'access_token:text token_type:text refresh_token:text expires_in:int scope:text jti:text' },
  { id: 'S7-30 C2', send: 'POST /oauth2-s/oauth/logout', body: {}, as: 'weak', shape: '' },
  { id: 'S7-31 C3', send: 'GET /user-s/acc/org/login-user', shape: 'user.id:int user.name:text user.email:text user.status:int user.createdDate:seconds user.lastLoginTime:seconds user.identityType:int org:any role.id:int role.name:text roleCodes[]:text timezoneList[].code:zone timezoneList[].name:text timezoneList[].offset:int' },
  { id: 'S7-32 C4', send: 'POST /user-s/acc/check-user', open: true, body: { identifier: 'owner@heliograph.example', identityType: 2, system: 'SOLARMAN' }, shape: 'exist:bool migrated:bool mdc:text identityTypes[]:int userId:any' },
  { id: 'S7-34 C5', send: 'GET /auth-s/auth/role/31', as: 'admin', denied: ['owner', '22'], shape: 'id:int name:text code:text organizationId:int type:text functionId:int createdDate:seconds' },
  { id: 'S7-35 C6', send: 'GET /auth-s/auth/role/31/function', as: 'admin', denied: ['owner', '22'], shape: bare('id:int pid:int code:text name:text isOn:int') },
  { id: 'S7-46 C7', send: 'GET /region-s/ip/searchCountryCode?ip=192.0.2.7', open: true, shape: COUNTRY },
  { id: 'S7-47 C8', send: 'GET /region-s/ip/getCountryCode', open: true, shape: COUNTRY },
  { id: 'S7-48 C9', send: 'GET /region-s/area/searchAreaDetailsByLatlon?lat=52.5&lng=13.4&lan=en', open: true, shape: 'nationId:int nationName:text nationCode:text level1:int? level5:any timezone:zone address:text' },
  { id: 'S7-49 C10', send: 'GET /region-s/area/searchAreaListByPid/60?lan=en', open: true, shape: bare(`${AREA} leaf:bool`) },
  { id: 'S7-50 C11', send: 'GET /region-s/area/searchAreaCountryList?lan=en', open: true, shape: bare(`${AREA} area:text phonePrefix:text mdc:text`) },
  { id: 'S7-51 C12', send: 'GET /region-s/dict/listCurrency?lan=en', open: true, shape: bare('code:text name:text symbol:text') },
  { id: 'S7-52 C13', send: 'GET /region-s/dict/listTimezone?lan=en', open: true, shape: bare('code:zone name:text offset:int') },
  { id: 'S7-53 C14', send: 'GET /region-s/dict/listTimezone/all', open: true, shape: bare('code:zone name:text offset:int') },
  { id: 'S7-54 C15', send: 'GET /region-s/dict/listPhonePrefix?lan=en', open: true, shape: bare('code:text name:text prefix:text') },
  { id: 'S7-55 C16', send: 'GET /region-s/dict/listPhonePrefix/v2?lan=en', open: true, shape: bare('code:text name:text prefix:text mdc:text initial:text') },
  { id: 'S7-56 C17', send: `GET /region-s/weather/record/day?${PLACE}&${DAY}`, shape: bare(WEATHER) },
  { id: 'S7-57 C18', send: `GET /region-s/weather/record/month?${PLACE}&year=2026&month=06`, shape: bare(WEATHER) },
  { id: 'S7-58 C19', send: `GET /region-s/weather/searchForecast?${PLACE}`, shape: `regionName:text ${within('weatherList[]', `${WEATHER} tempMin:celsius tempMax:celsius humidity:percent clouds:percent windSpeed:num pressure:num`)}` },
  { id: 'S7-59 C20', send: 'POST /backyard-api-s/announcement/content', open: true, body: { channel: 'Web', lan: 'en', startTime: 1_781_778_600_000 }, shape: bare('id:int title:text content:text type:text startTime:millis endTime:millis') },
  { id: 'S7-60 C21', send: 'POST /backyard-api-s/app/upgrade/add-version', open: true, body: { channel: 'Web', innerVersion: '128', type: 1, version: '1.7.1' }, shape: '' },
  { id: 'S7-61 C22', send: 'GET /backyard-api-s/document/getDocList?lan=en&type=MANUAL', open: true, shape: bare('id:int title:text type:text lan:text url:text sort:int updateTime:seconds') },
  { id: 'S7-62 C23', send: 'POST /backyard-api-s/oem/project/basic-info', open: true, body: { channel: 'WEB', platform: 'INTELLGENT', colorCategoryList: ['common'], projectId: 'sunrise', textTypeList: ['SHOW_NAME'], visitDomain: 'x' }, shape: 'system:text status:text supportLanList[]:text textList[].type:text textList[].lan:text textList[].textInfo:text colorList[].type:text colorList[].colorCode:text blockFunctionCodeList:any extendWeb:json officalDomain:any squareLogoLink:any trackingCode:any' },
  { id: 'S7-63 C24', send: 'GET /backyard-api-s/config/slide-verify/enable', open: true, shape: ':bool' },
  { id: 'S7-64 C25', send: 'POST /backyard-api-s/version/manage/query', open: true, body: WEB, shape: rows('id:int version:text innerVersion:text publishTime:seconds content:text lan:text') },
  { id: 'S7-65 C26', send: 'POST /backyard-api-s/version/manage/query/latest', open: true, body: WEB, shape: 'id:int version:text publishTime:seconds content:text' },
  { id: 'C27', send: 'GET /backyard-api-s/config/gee-test/enable', open: true, shape: ':bool' },

  { id: 'S7-67 C28', send: `GET ${M}/fast/system/{plant}`, shape: LIVE },
  { id: 'S7-68 C29', send: `POST ${O}/station/search?order.direction=DESC&order.property=id&page=1&size=20`, body: {}, shape: rows(`${STATION} roleCode:any relatedTime:seconds?`) },
  { id: 'S7-69 C30', send: `GET ${O}/station/information/{plant}?language=en`, shape: `${STATION} currency:text externalRoleCode[].code:text externalRoleCode[].isOn:int` },
  { id: 'S7-70 C31', send: `GET ${S}`, shape: FLAT },
  { id: 'S7-71 C32', send: `GET ${S}/detail?language=en`, shape: `${within('station', FLAT)} station.hasBattery:bool finance.currency:text finance.mergeElectricPrice:any metering.powerStationId:int creatorUser.id:int creatorUser.name:text powerStationUserorOrg.organization:bool totalRunningDayCount:int` },
  { id: 'S7-72 C33', send: `POST ${M}/station`, body: PLANT_BODY, denied: ['viewer', '21'], shape: FLAT },
  { id: 'S7-73 C34', send: `POST ${S}`, body: { station: { name: 'Erlenhof' } }, denied: WRITE, shape: FLAT },
  { id: 'S7-74 C35', send: `DELETE ${M}/station`, body: ['{made}'], denied: ['viewer', '24', '63400030'], shape: '' },
  { id: 'S7-75 C36', send: `GET ${S}/metering`, shape: METERING },
  { id: 'S7-76 C37', send: `POST ${S}/metering`, body: { repeatedHint: true }, denied: WRITE, shape: METERING },
  { id: 'S7-77 C38', send: `POST ${S}/metering/strategy`, body: { statisticMethodSettingStrategy: 'CUSTOM' }, denied: WRITE, shape: METERING },
  { id: 'S7-78 C39', send: `POST ${S}/meteringMethod`, body: { cumulativeElectricMethod: 'COMPUTE' }, denied: WRITE, shape: METERING },
  { id: 'S7-79 C40', send: `GET ${S}/finance`, shape: 'powerStationId:int currency:text mergeElectricPrice:any constructionCost:any' },
  { id: 'S7-80 C41', send: `GET ${S}/config/generationZero`, shape: ZERO },
  { id: 'S7-81 C42', send: `POST ${S}/config/generationZero`, body: { generationZero: 1, limitPower: 100 }, denied: WRITE, shape: ZERO },
  { id: 'S7-82 C43', send: `GET ${S}/gridtype?gridInterconnectionType=EXCESS`, shape: 'stationId:int gridInterconnectionType:text target:text changeable:bool reason:any' },
  { id: 'S7-83 C44', send: `POST ${S}/gridtype?gridInterconnectionType=BATTERY_BACKUP`, denied: WRITE, shape: 'stationId:int gridInterconnectionType:text' },
  { id: 'S7-84 C45', send: `POST ${S}/auth/config`, body: { authOpen: true }, denied: WRITE, shape: 'stationId:int authOpen:bool' },
  { id: 'S7-85 C46', send: `POST ${M}/station/report/export/{plant}`, body: { timeType: '2', startTime: '2026-06-01', endTime: '2026-06-03', reportFields: [{ name: 'x', storageName: 'GENERATE_VALUE' }] }, denied: WRITE, shape: ':xlsx' },
  { id: 'S7-87 C48', send: `POST ${M}/station/addRelated/business`, body: { stationId: '{plant}', businessId: 7002, roleCode: ['station:read'] }, denied: WRITE, shape: 'businessId:int name:text type:text roleCode[]:text relatedTime:seconds' },
  { id: 'S7-86 C47', send: `GET ${S}/queryRelated/businesses`, shape: bare('businessId:int name:text type:text roleCode[]:text contact:any phone:any email:any relatedTime:seconds') },
  { id: 'S7-88 C49', send: `DELETE ${S}/deleteRelated/business/7002`, denied: WRITE, shape: '' },
  { id: 'S7-89 C50', at: '63400020', send: `POST ${M}/station/layout/photo/recognition/{plant}`, body: { photoUrl: '{photo}', deviceType: 'OPTIMIZER' }, denied: WRITE, shape: 'stationId:int rows:int columns:int items[].row:int items[].column:int items[].confidence:fraction' },
  { id: 'S7-90 C51', send: `GET ${M}/station/layout/63400020/info/OPTIMIZER`, denied: ['viewer', '22'], shape: 'stationId:int deviceType:text version:text background:any arrays[].id:int arrays[].name:text arrays[].azimuth:degree arrays[].tilt:degree arrays[].rows:int arrays[].columns:int arrays[].modules[].deviceSn:text arrays[].modules[].power:watt arrays[].modules[].energyDay:kwh arrays[].modules[].state:int' },

  { id: 'S7-91 C52', send: `GET ${P}/{plant}/gateway`, denied: READ, shape: bare(LOGGER) },
  { id: 'S7-92 C53', send: `GET ${P}/gateway/{logger}/device`, denied: READ, shape: bare(DEVICE) },
  { id: 'S7-93 C54', send: `POST ${P}/{plant}/device`, body: { devices: [{ deviceSn: 'INV2699000001', type: 'INVERTER', gatewayId: '{logger}', name: null, installedCapacity: 10 }] }, denied: WRITE, shape: bare(DEVICE) },
  { id: 'S7-94 C55', send: `GET ${P}/{plant}/gateway/{logger}`, denied: READ, shape: `${LOGGER} ${within('devices[]', DEVICE)}` },
  { id: 'S7-95 C56', send: `POST ${P}/{plant}/device/{inverter}`, body: { name: 'Garage inverter', installedCapacity: 10, newDeviceSn: null }, denied: WRITE, shape: DEVICE },
  { id: 'S7-97 C58', send: `GET ${P}/{plant}/deviceTypeList`, denied: READ, shape: '[]:text' },
  { id: 'S7-98 C59', send: `POST ${P}/deviceList`, body: { 'order.direction': 'ASC', 'order.property': 'device_id', stationId: '{plant}' }, denied: READ, shape: rows(DEVICE) },
  { id: 'S7-99 C60', send: `GET ${P}/{plant}/meter/{meter}/spec`, denied: READ, shape: METER },
  { id: 'S7-100 C61', send: `POST ${P}/{plant}/meter/{meter}/config`, body: { ctRatio: 2 }, denied: WRITE, shape: METER },
  { id: 'S7-101 C62', send: `GET ${P}/{plant}/micro/display?system=SOLARMAN`, shape: bare('displayType:text displayFlg:int displayVal:watt') },
  { id: 'S7-102 C63', send: `POST ${P}/{plant}/v2/gateway`, body: { registerItems: [{ gatewaySn: 'LG2699000001', type: 'COLLECTOR' }] }, denied: WRITE, shape: 'success[].gatewaySn:text success[].gatewayId:int fail:any' },

  { id: 'S7-103 C64', send: `GET ${O}/station/{plant}/collector?page=1&size=20`, denied: READ, shape: rows(DEVICE) },
  { id: 'S7-104 C65', send: `GET ${O}/system/{plant}`, shape: `${LIVE} generationMonth:kwh generationYear:kwh generationTotal:kwh useTotal:kwh selfGenAndUseValue:kwh selfSufficiencyValue:kwh generationRatio:percent gridRatio:percent chargeRatio:percent useRatio:percent buyRatio:percent useDischargeRatio:percent incomeTotal:money temperature:celsius?` },
  { id: 'S7-105 C66', send: `GET ${O}/station/{plant}/inverter?page=1&size=20`, denied: READ, shape: rows(DEVICE) },
  { id: 'S7-106 C67', send: `GET ${O}/station/{plant}/battery/tree?page=1&size=1000`, denied: READ, shape: rows('id:int deviceSn:text systemName:any netState:int alertState:int deviceState:int parentDeviceSn:any') },
  { id: 'S7-96 C57', send: `DELETE ${P}/{plant}/device`, body: ['{battery}'], denied: WRITE, shape: '' },
  { id: 'S7-107 C68', send: `POST ${O}/alert/search?page=1&size=50`, as: 'admin', body: { language: 'en', levelList: null }, shape: rows(ALERT) },
  { id: 'S7-108 C69', send: `POST ${O}/alert/detail`, as: 'admin', body: { deviceId: '{alarmed}', ruleId: '{rule}', language: 'en' }, denied: ['owner', '15'], shape: `${ALERT} customAlertConfigDisplayReason:any customAlertConfigDisplay:any` },
  { id: 'S7-109 C70', send: `POST ${O}/alert/timeline`, as: 'admin', body: { deviceId: '{alarmed}', ruleId: '{rule}', alertDay: '{alertDay}' }, denied: ['owner', '15'], shape: '[]:seconds' },
  { id: 'S7-110 C71', send: `GET ${O}/station/screen/search?page=1&size=20`, shape: rows('id:int name:text locationLat:degree locationLng:degree installedCapacity:kw generationPower:watt? generationValue:kwh? generationTotal:kwh? networkStatus:text warningStatus:text regionTimezone:zone') },
  { id: 'S7-111 C72', send: `GET ${O}/station/created/search?page=1&size=20`, shape: rows(STATION) },
  { id: 'S7-112 C73', send: `POST ${O}/station/generation/energy-saved`, body: { systemId: '{plant}' }, shape: 'systemId:int generationValueTotal:kwh standardCoalSaved:num emissionReductionCO2:num treesPlanted:num incomeTotal:money' },
  { id: 'S7-113 C74', send: `POST ${O}/station/{plant}/device/gateway/post/{serial}?verificationType=cloudflare`, denied: WRITE, shape: 'gatewaySn:text accepted:bool' },

  { id: 'S7-117 C77', send: `GET ${H}/power/analysis/version/{plant}`, shape: 'systemId:int version:int' },
  { id: 'S7-115 C75', send: `GET ${H}/power/analysis/{plant}/day?${DAY}`, shape: ANALYSIS },
  { id: 'S7-116 C76', send: `GET ${H}/power/analysis/{plant}/month/1?year=2026&month=6`, shape: ANALYSIS },
  { id: 'S7-118 C78', send: `GET ${H}/power/{plant}/record?${DAY}`, shape: 'statistics.systemId:int statistics.acceptDay:day statistics.generationValue:kwh statistics.incomeValue:money statistics.fullPowerHoursDay:hours records[].systemId:int records[].acceptDay:int records[].acceptMonth:int records[].generationPower:watt records[].dateTime:seconds records[].generationCapacity:fraction records[].timeZoneOffset:offset' },
  { id: 'S7-119 C79', send: `GET ${H}/power/{plant}/stats/month?year=2026&month=5`, shape: 'statistics.generationValue:kwh records[].year:int records[].month:int records[].day:int records[].generationValue:kwh records[].incomeValue:money records[].fullPowerHoursDay:hours records[].acceptDay:day' },
  { id: 'S7-120 C80', send: `GET ${H}/batteryPower/{plant}/stats/daily?${DAY}`, shape: `${within('statistics', `${ENERGY} incomeValue:money fullPowerHoursDay:hours genForUse:kwh useFromBuy:kwh`)} records[].systemId:int records[].dateTime:seconds records[].generationPower:watt records[].usePower:watt records[].wirePower:watt records[].batteryPower:watt records[].batterySoc:percent records[].wireStatus:text records[].batteryStatus:text records[].timeZoneOffset:offset` },
  { id: 'S7-120 C80 months', send: `GET ${H}/batteryPower/{plant}/stats/year?year=2026`, shape: within('records[]', `year:int month:int day:int ${ENERGY} incomeValue:money fullPowerHoursDay:hours generationRatio:percent gridRatio:percent useRatio:percent buyRatio:percent`) },
  { id: 'S7-121 C81', send: `GET ${M}/fast/device/{plant}/device-types`, denied: READ, shape: '[]:text' },
  { id: 'S7-122 C82', send: `GET ${M}/fast/device/{plant}/device-list`, denied: READ, shape: bare('deviceId:int deviceSn:text deviceName:text deviceType:text deviceStatus:int alertStatus:int collectionTime:seconds? generationPower:watt? generation:kwh? newDevice:bool productId:text signalIntensity:percent? stationId:int systemId:int timeZone:zone featureData:json') },
  { id: 'S7-123 C83', send: `GET ${M}/fast/{plant}/collector/networkingInfo`, denied: READ, shape: bare('deviceId:int deviceSn:text networkMode:text signalIntensity:percent ip:any mac:any firmware:text collectionTime:seconds?') },
  { id: 'D1', send: 'POST /device-s/device/v3/detail', body: { deviceId: '{inverter}', siteId: 63400030, language: 'en', needRealTimeDataFlag: true }, denied: ['viewer', '22'], shape: 'deviceId:int deviceSn:text siteId:int type:text productId:text timeZone:zone connectStatus:int deviceState:int alertStatus:int collectionTime:seconds parDeviceSn:text configModule:json isMesh:bool desireQueue:any paramCategoryList[].name:text paramCategoryList[].serialNumber:int paramCategoryList[].fieldList[].key:text paramCategoryList[].fieldList[].value:text paramCategoryList[].fieldList[].storageName:text' },
  { id: 'D2', send: 'GET /device-s/device/params?productId=0_5411_1&lan=en&queryType=1&deviceId={inverter}', denied: ['viewer', '22'], shape: bare('storageName:text name:text unit:any') },
  { id: 'D3', send: 'GET /device-s/device/{inverter}/stats/day?day=2026-06-17&lan=en', denied: ['viewer', '22'], shape: bare('storageName:text name:text unit:any detailList[].collectionTime:seconds detailList[].value:text') },
  { id: 'D4', send: 'GET /device-s/device/originalData?deviceId={inverter}&page=1&size=5', denied: ['viewer', '22'], shape: rows('collectionTime:seconds data:any') },
]
