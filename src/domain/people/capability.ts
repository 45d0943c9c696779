/**
 * What a server may offer beyond the vendor's interface. A screen asks for one of these words and says
 * "not available on this server" where it is missing; the list of calls behind each stands in `mocks/README.md`.
 */
export const CAPABILITIES = [
  'alertDesk',
  'alertShieldPreview',
  'alertStamp',
  'alertContext',
  'plantOrder',
  'deviceMove',
  'communication',
  'deviceRecords',
  'deviceControl',
  'deviceFirmware',
  'moduleDays',
  'layoutDrafts',
  'members',
  'roles',
  'sessions',
  'twoFactor',
  'apiTokens',
  'businessAccess',
  'ownership',
  'savedViews',
  'viewMails',
  'dataPlans',
  'messageCredit',
  'messagePlan',
  'invoiceData',
  'insurance',
  'savedScreens',
  'fleetDays',
  'fleetCurve',
  'fleetIncome',
  'alertCauses',
  'plantTags',
  'plantDocuments',
  'leavingSteps',
  'suggestions',
  'accountExport',
] as const

export type Capability = (typeof CAPABILITIES)[number]
