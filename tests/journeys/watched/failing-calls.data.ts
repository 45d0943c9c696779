const PLANT = '?plant=63400030'
const INVERTER = `${PLANT}&device=23400030010`

interface FailingScreen {
  readonly as: string
  readonly at: string
  /** Calls that the screen cannot do without: a failure is shown, with a way to ask again. */
  readonly shown: readonly string[]
  /** Such calls that are asked for once another has been answered. */
  readonly later?: readonly string[]
  /** Calls for what stands beside it: without them the screen stands. */
  readonly beside?: readonly string[]
  /** A list or a place of a list that goes through the same code as another one of these. */
  readonly alike?: true
  /** Parts that hang on what the server offers: they keep their places while that is asked, and say that nobody answers. */
  readonly offered?: readonly string[]
}

/** Says what a server offers. One that does not know the question offers nothing, which is no failure. */
export const CAPABILITIES = '/maintain-s/capabilities'

/** Every screen with the calls that it makes. Those of the frame stand at the first. */
export const FAILING: readonly FailingScreen[] = [
  {
    as: 'admin',
    at: '/alerts?m=0',
    shown: [],
    beside: [
      '/maintain-s/capabilities',
      '/auth-s/auth/role/31',
      '/auth-s/auth/role/31/function',
      '/user-s/acc/org/my',
      '/user-s/acc/check-user',
      '/backyard-api-s/announcement/content',
      '/backyard-api-s/app/upgrade/add-version',
    ],
  },
  // They wait for others of the frame.
  {
    as: 'admin',
    at: '/alerts?m=0',
    shown: ['/maintain-s/operating/alert/triage/search'],
    beside: ['/user-s/acc/view', '/maintain-s/operating/alert/triage/stamp'],
  },
  { as: 'admin', at: '/alerts?m=1', shown: ['/maintain-s/operating/alert/triage/search'] },
  { as: 'admin', at: '/alerts/rules', alike: true, shown: ['/maintain-s/operating/alert/shield/list'] },
  { as: 'admin', at: '/plants', alike: true, shown: ['/maintain-s/operating/station/search'] },
  { as: 'admin', at: '/members', shown: ['/user-s/acc/org/member'], beside: ['/auth-s/auth/role'] },
  { as: 'admin', at: '/roles', alike: true, shown: ['/auth-s/auth/role'] },
  {
    as: 'owner',
    at: `/plant/infos/data${PLANT}`,
    shown: [
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
      '/maintain-s/fast/device/*/device-list',
      '/maintain-s/power/system/*/micro/display',
      '/region-s/weather/searchForecast',
    ],
  },
  // Without them not all of the others are asked for.
  {
    as: 'owner',
    at: `/plant/infos/data${PLANT}`,
    shown: [],
    beside: [
      '/maintain-s/operating/station/information/*',
      // Without its version the analysis is asked for all the same.
      '/maintain-s/history/power/analysis/version/*',
    ],
  },
  {
    as: 'owner',
    at: `/plant/infos/alert${PLANT}`,
    alike: true,
    shown: ['/maintain-s/operating/alert/triage/search'],
  },
  {
    as: 'owner',
    at: `/plant/infos/device${PLANT}`,
    shown: ['/maintain-s/power/system/deviceList'],
    beside: ['/maintain-s/power/system/*/deviceTypeList', '/maintain-s/fast/device/*/device-list'],
  },
  {
    as: 'owner',
    at: `/plant/infos/detail${PLANT}`,
    shown: [
      '/maintain-s/station/*/metering',
      '/maintain-s/station/*/finance',
      '/maintain-s/station/*/config/generationZero',
      '/maintain-s/station/*/tag',
      '/maintain-s/station/*/document',
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
    shown: [
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
    shown: ['/maintain-s/station/layout/*/info/OPTIMIZER'],
    later: ['/maintain-s/station/layout/*/info/PV_MODULE'],
  },
  {
    as: 'owner',
    at: '/plant/infos/component-layout?plant=63400020',
    shown: ['/maintain-s/station/layout/*/days/OPTIMIZER'],
  },
  {
    as: 'owner',
    at: `/device-detail${INVERTER}`,
    shown: ['/device-s/device/v3/detail'],
    beside: ['/maintain-s/power/system/deviceList'],
  },
  {
    as: 'owner',
    at: `/device-detail${INVERTER}&tab=chart`,
    shown: ['/device-s/device/params'],
    later: ['/device-s/device/*/stats/day'],
    beside: ['/device-s/device/*/record'],
  },
  {
    as: 'owner',
    at: `/device-detail${INVERTER}&tab=alarms`,
    alike: true,
    shown: ['/maintain-s/operating/alert/triage/search'],
  },
  {
    as: 'owner',
    at: '/communicationReport?serial=LG80755465',
    shown: ['/maintain-s/operating/gateway/communication'],
    offered: [],
  },
  { as: 'owner', at: `/plant/infos/exportdata${PLANT}`, shown: ['/user-s/acc/view'] },
  {
    as: 'owner',
    at: '/account/settings/message',
    shown: ['/message-s/setting/plan', '/message-s/log'],
    later: ['/message-s/setting/plan/preview'],
    offered: ['Messages sent lately'],
  },
  {
    as: 'owner',
    at: '/account/settings/accountRevoke',
    shown: ['/user-s/acc/revoke/check'],
    later: [
      '/maintain-s/operating/station/created/search',
      '/maintain-s/operating/station/v2/status/counting',
    ],
    beside: ['/user-s/acc/revoke/draft'],
  },
  {
    as: 'owner',
    at: '/application/detail/messageCharge',
    shown: ['/message-s/credit', '/message-s/credit/order'],
  },
  { as: 'owner', at: '/application/detail/largeScreen', alike: true, shown: ['/backyard-api-s/screen'] },
  { as: 'owner', at: '/application/detail/deviceCharge', alike: true, shown: ['/maintain-s/data-plan'] },
  {
    as: 'owner',
    at: '/application/detail/deviceCharge/orders',
    alike: true,
    shown: ['/maintain-s/data-plan/order'],
  },
  {
    as: 'owner',
    at: '/application/detail/insurance',
    shown: ['/maintain-s/insurance/cover', '/maintain-s/insurance/quote'],
    offered: [],
  },
  {
    as: 'owner',
    at: '/application/detail/insurance/policies',
    alike: true,
    shown: ['/maintain-s/insurance/policy'],
  },
  {
    as: 'owner',
    at: '/application/detail/insurance/claims',
    alike: true,
    shown: ['/maintain-s/insurance/claim'],
  },
  { as: 'owner', at: '/account/settings/suggestion', shown: ['/backyard-api-s/suggestion'], offered: [] },
  { as: 'owner', at: '/account/settings/instructions', shown: ['/backyard-api-s/document/getDocList'] },
  {
    as: 'owner',
    at: '/account/settings/exportAccount',
    shown: ['/user-s/acc/export'],
    offered: ['Once a year'],
  },
  {
    as: 'owner',
    at: '/account/settings/accountRevokeStep',
    shown: ['/user-s/acc/revoke/check'],
    later: ['/user-s/acc/revoke/draft'],
    offered: [],
  },
  {
    as: 'owner',
    at: '/account/settings/api-tokens',
    shown: ['/user-s/acc/token'],
    beside: ['/user-s/acc/view'],
    offered: [],
  },
  {
    as: 'owner',
    at: '/account/settings/security',
    shown: [
      '/user-s/acc/two-factor',
      '/user-s/acc/session',
      '/user-s/acc/session/log',
      '/group-s/acc/my/info',
    ],
    offered: ['Two-factor sign-in', 'Where you are signed in', 'Sign-in log', 'API tokens'],
  },
]
