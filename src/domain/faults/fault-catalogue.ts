/** announce: a toast; silent: nothing; logout: to the sign-in page; hand-over: the caller shows it in place. */
type FaultHandling = 'announce' | 'silent' | 'logout' | 'hand-over'

/** Whose fault it is; the keys of `faults:hint.*`. */
type FaultOwner =
  | 'connection'
  | 'cloud'
  | 'input'
  | 'account'
  | 'permission'
  | 'session'
  | 'busy'
  | 'plant'
  | 'device'
  | 'region'
  | 'thirdParty'
  | 'unknown'

export interface FaultEntry {
  number: number
  /** i18n key. */
  key: string
  /** A name for people who read code. */
  name: string
  how: FaultHandling
  whose: FaultOwner
}

type Row = readonly [name: string, whose: FaultOwner, how?: FaultHandling]

/** Specification 8, codes 1 to 66 in order; where it gives several codes one meaning, the checklist decides. */
const ROWS: readonly Row[] = [
  ['network', 'connection'],
  ['timeout', 'connection'],
  ['wrongUserOrPassword', 'input', 'hand-over'],
  ['wrongVerificationCode', 'input'],
  ['phoneExists', 'input'],
  ['accountExists', 'input'],
  ['sentTooOften', 'busy'],
  ['codeExpired', 'input'],
  ['wrongBindingCode', 'input'],
  ['accountEmpty', 'input'],
  ['accountUsed', 'input'],
  ['emailUsed', 'input'],
  ['phoneUsed', 'input'],
  ['wrongOldPassword', 'input'],
  ['dataNotVisible', 'permission'],
  ['serverFailure', 'cloud'],
  ['emptyParameter', 'input'],
  ['noInformation', 'input'],
  ['registrationAccountEmpty', 'input'],
  ['registrationAccountUsed', 'input'],
  ['permissionDenied', 'permission'],
  ['readDenied', 'permission'],
  ['duplicateDataSource', 'input'],
  ['operationDenied', 'permission'],
  ['abnormal', 'cloud', 'silent'],
  ['accountUnknown', 'input'],
  ['emailMalformed', 'input'],
  ['noData', 'plant'],
  ['weChatUsed', 'thirdParty'],
  ['qqUsed', 'thirdParty'],
  ['boundToWeChat', 'thirdParty'],
  ['boundToQq', 'thirdParty'],
  ['weChatTokenFailed', 'thirdParty'],
  ['weChatUserFailed', 'thirdParty'],
  ['qqTokenFailed', 'thirdParty'],
  ['qqUserFailed', 'thirdParty'],
  ['alarmAlreadyBlocked', 'input'],
  ['tooManyBlockedAlarms', 'input'],
  ['loginExpired', 'session', 'logout'],
  ['cancellationNotSupported', 'account'],
  ['cancellationIsFinal', 'account'],
  ['deviceSilent', 'device'],
  ['tooManyRequests', 'busy'],
  ['tooManyWrongCodes', 'input'],
  ['illegalAuthentication', 'input'],
  ['regionNotSupported', 'region'],
  ['mainlandUsersElsewhere', 'region'],
  ['exportOncePerYear', 'account'],
  ['exportTooManyPlants', 'input'],
  ['deviceBusy', 'device'],
  ['commandTriggered', 'device'],
  ['optimizerNotInPlant', 'input'],
  ['optimizerAlreadyHere', 'input'],
  ['optimizerElsewhere', 'input'],
  ['gatewayNotInPlant', 'input'],
  ['optimizersEqual', 'input'],
  ['passwordLength', 'input'],
  ['passwordCharacters', 'input'],
  ['loggerNotInArea', 'device'],
  ['passwordConsecutive', 'input'],
  ['passwordIsLogin', 'input'],
  ['passwordRepeats', 'input'],
  ['passwordRecent', 'input'],
  ['passwordSimple', 'input'],
  ['passwordWeak', 'input'],
  ['noUploads', 'device'],
]

export const FAULT_CATALOGUE: readonly FaultEntry[] = ROWS.map(([name, whose, how = 'announce'], index) => ({
  number: index + 1,
  key: `faults:${index + 1}`,
  name,
  how,
  whose,
}))

/** Symbols of the wire that mean a number of the catalogue (wire contract 1.4). */
export const SYMBOL_NUMBERS: Readonly<Record<string, number>> = {
  AUTH_INVALID_USERNAME_OR_PASSWORD: 3,
  AUTH_INVALID_PARAM: 45,
  'Invalid token': 39,
  invalid_token: 39,
  invalid_grant: 39,
  'auth invalid token': 39,
  sorry_for_server_exception: 25,
  'sorry for server exception': 25,
}
