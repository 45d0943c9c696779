/** What this cloud has beyond the vendor's interface (README, "Ours, not the vendor's"). */
const CAPABILITIES = [
  'alertDesk',
  'alertShieldPreview',
  'alertStamp',
  'alertContext',
  'plantOrder',
  'deviceMove',
  'communication',
  'deviceRecords',
  'deviceControl',
  'moduleDays',
  'members',
  'roles',
  'sessions',
  'twoFactor',
  'apiTokens',
  'businessAccess',
  'ownership',
  'savedViews',
  'dataPlans',
  'messageCredit',
  'messagePlan',
  'insurance',
  'savedScreens',
  'plantTags',
  'plantDocuments',
  'leavingSteps',
  'suggestions',
  'accountExport',
]

/** Asked before anything else of ours; a vendor's cloud answers 404. */
export const capabilities = () => ({ capabilities: CAPABILITIES })
