const PLANT = '?plant=63400030'
const INVERTER = `${PLANT}&device=23400030010`

interface FailingScreen {
  readonly as: string
  readonly at: string
  /** Calls that the screen cannot do without: a failure is told, with a way to ask again. */
  readonly told: readonly string[]
  /** Calls for what stands beside it: without them the screen stands. */
  readonly beside?: readonly string[]
}

/** Every screen with the calls that it makes. Those of the frame stand at the first. */
export const FAILING: readonly FailingScreen[] = [
  {
    as: 'admin',
    at: '/alerts?m=0',
    told: ['/maintain-s/operating/alert/desk/search'],
    beside: [
      '/maintain-s/capabilities',
      '/auth-s/auth/role/31',
      '/auth-s/auth/role/31/function',
      '/user-s/acc/org/my',
      '/user-s/acc/view',
      '/user-s/acc/check-user',
      '/maintain-s/operating/alert/desk/stamp',
      '/backyard-api-s/announcement/content',
      '/backyard-api-s/app/upgrade/add-version',
    ],
  },
  { as: 'admin', at: '/alerts?m=1', told: ['/maintain-s/operating/alert/desk/search'] },
  { as: 'admin', at: '/alerts/rules', told: ['/maintain-s/operating/alert/shield/list'] },
  { as: 'admin', at: '/plants', told: ['/maintain-s/operating/station/search'] },
  { as: 'admin', at: '/members', told: ['/user-s/acc/org/member'], beside: ['/auth-s/auth/role'] },
  { as: 'admin', at: '/roles', told: ['/auth-s/auth/role'] },
  {
    as: 'owner',
    at: `/plant/infos/data${PLANT}`,
    told: [
      '/maintain-s/operating/station/search',
      '/maintain-s/fast/system/*',
      '/maintain-s/operating/system/*',
      '/maintain-s/operating/alert/search',
      '/maintain-s/history/batteryPower/*/stats/daily',
      '/maintain-s/history/batteryPower/*/stats/month',
      '/maintain-s/operating/station/generation/energy-saved',
      '/maintain-s/history/power/analysis/*/day/1',
    ],
    beside: [
      // Without its version the analysis is asked for all the same.
      '/maintain-s/history/power/analysis/version/*',
      '/maintain-s/operating/station/information/*',
      '/maintain-s/fast/device/*/device-list',
      '/maintain-s/power/system/*/micro/display',
      '/region-s/weather/searchForecast',
    ],
  },
  { as: 'owner', at: `/plant/infos/alert${PLANT}`, told: ['/maintain-s/operating/alert/desk/search'] },
  {
    as: 'owner',
    at: `/plant/infos/device${PLANT}`,
    told: ['/maintain-s/power/system/deviceList'],
    beside: ['/maintain-s/power/system/*/deviceTypeList', '/maintain-s/fast/device/*/device-list'],
  },
  {
    as: 'owner',
    at: `/plant/infos/detail${PLANT}`,
    told: [
      '/maintain-s/station/*/metering',
      '/maintain-s/station/*/finance',
      '/maintain-s/station/*/config/generationZero',
    ],
    beside: [
      '/maintain-s/station/*/detail',
      '/region-s/area/searchAreaCountryList',
      '/region-s/area/searchAreaListByPid/60',
    ],
  },
  {
    as: 'owner',
    at: `/plant/infos/relate${PLANT}`,
    told: [
      '/maintain-s/station/*/queryRelated/businesses',
      '/maintain-s/station/*/related/people',
      '/maintain-s/station/*/related/audit',
    ],
    beside: [
      '/maintain-s/station/ownership/transfer',
      '/maintain-s/station/*/ownership',
      '/maintain-s/station/*',
    ],
  },
  {
    as: 'owner',
    at: `/plant/infos/component-layout${PLANT}`,
    told: ['/maintain-s/station/layout/*/info/OPTIMIZER', '/maintain-s/station/layout/*/info/PV_MODULE'],
  },
  {
    as: 'owner',
    at: '/plant/infos/component-layout?plant=63400020',
    told: ['/maintain-s/station/layout/*/days/OPTIMIZER'],
  },
  {
    as: 'owner',
    at: `/device-detail${INVERTER}`,
    told: ['/device-s/device/v3/detail'],
    beside: ['/maintain-s/power/system/deviceList'],
  },
  {
    as: 'owner',
    at: `/device-detail${INVERTER}&tab=chart`,
    told: ['/device-s/device/params', '/device-s/device/*/stats/day'],
    beside: ['/device-s/device/*/record'],
  },
  {
    as: 'owner',
    at: `/device-detail${INVERTER}&tab=alarms`,
    told: ['/maintain-s/operating/alert/desk/search'],
  },
  {
    as: 'owner',
    at: '/communicationReport?serial=LG80755465',
    told: ['/maintain-s/operating/gateway/communication'],
  },
  { as: 'owner', at: `/plant/infos/exportdata${PLANT}`, told: ['/user-s/acc/view'] },
  {
    as: 'owner',
    at: '/account/settings/message',
    told: ['/message-s/setting/plan'],
    beside: ['/message-s/setting/plan/preview'],
  },
  {
    as: 'owner',
    at: '/account/settings/accountRevoke',
    told: [
      '/user-s/acc/revoke/check',
      '/maintain-s/operating/station/created/search',
      '/maintain-s/operating/station/v2/status/counting',
    ],
    beside: ['/user-s/acc/revoke/draft'],
  },
  {
    as: 'owner',
    at: '/application/detail/messageCharge',
    told: ['/message-s/credit', '/message-s/credit/order'],
  },
  { as: 'owner', at: '/application/detail/largeScreen', told: ['/backyard-api-s/screen'] },
  { as: 'owner', at: '/application/detail/deviceCharge', told: ['/maintain-s/data-plan'] },
  { as: 'owner', at: '/application/detail/deviceCharge/orders', told: ['/maintain-s/data-plan/order'] },
  {
    as: 'owner',
    at: '/application/detail/insurance',
    told: ['/maintain-s/insurance/cover', '/maintain-s/insurance/quote'],
  },
  { as: 'owner', at: '/application/detail/insurance/policies', told: ['/maintain-s/insurance/policy'] },
  { as: 'owner', at: '/application/detail/insurance/claims', told: ['/maintain-s/insurance/claim'] },
  { as: 'owner', at: '/account/settings/suggestion', told: ['/backyard-api-s/suggestion'] },
  { as: 'owner', at: '/account/settings/instructions', told: ['/backyard-api-s/document/getDocList'] },
  { as: 'owner', at: '/account/settings/exportAccount', told: ['/user-s/acc/export'] },
  { as: 'owner', at: '/account/settings/accountRevokeStep', told: ['/user-s/acc/revoke/draft'] },
  { as: 'owner', at: '/account/settings/api-tokens', told: ['/user-s/acc/token'] },
  {
    as: 'owner',
    at: '/account/settings/security',
    told: ['/user-s/acc/two-factor', '/user-s/acc/session', '/user-s/acc/session/log'],
    beside: ['/group-s/acc/my/info'],
  },
]
