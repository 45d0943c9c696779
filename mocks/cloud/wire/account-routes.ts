import type { Row } from './row'
import * as account from '../services/account'
import * as accountExport from '../services/account-export'
import * as apiTokens from '../services/api-tokens'
import * as invoiceData from '../services/invoice-data'
import * as leaving from '../services/account-leaving'
import * as loginSessions from '../services/login-sessions'
import * as members from '../services/members'
import * as savedViews from '../services/saved-views'
import * as thirdParty from '../services/third-party'
import * as twoFactor from '../services/two-factor'
import * as user from '../services/user'

/** One's own account, and the people of one's organisation. */
export const ACCOUNT_ROUTES: readonly Row[] = [
  ['GET', '/user-s/acc/org/login-user', user.loginUser],
  ['GET', '/user-s/acc/org/my', account.organisations],
  ['POST', '/user-s/acc/update', account.update],
  ['POST', '/user-s/acc/password', account.changePassword],
  ['POST', '/user-s/acc/bind', account.bind],
  ['POST', '/user-s/acc/third/bind', thirdParty.bindThird],
  ['POST', '/user-s/acc/third/unbind', thirdParty.unbindThird],
  ['GET', '/user-s/acc/revoke/check', leaving.revokeCheck],
  ['POST', '/user-s/acc/revoke', leaving.revoke],
  ['GET', '/user-s/acc/revoke/draft', leaving.draft],
  ['POST', '/user-s/acc/revoke/draft', leaving.saveDraft],
  ['POST', '/user-s/acc/export', accountExport.exportAccount],
  ['GET', '/user-s/acc/export', accountExport.exportState],
  ['GET', '/user-s/acc/export/:jobId/file', accountExport.exportFile],
  ['GET', '/user-s/acc/org/member', members.list],
  ['POST', '/user-s/acc/org/member', members.add],
  ['DELETE', '/user-s/acc/org/member', members.remove],
  ['POST', '/user-s/acc/org/member/:memberId', members.change],
  ['GET', '/user-s/acc/session', loginSessions.list],
  ['DELETE', '/user-s/acc/session', loginSessions.end],
  ['DELETE', '/user-s/acc/session/:sessionId', loginSessions.end],
  ['GET', '/user-s/acc/session/log', loginSessions.attempts],
  ['GET', '/user-s/acc/two-factor', twoFactor.state],
  ['POST', '/user-s/acc/two-factor', twoFactor.begin],
  ['POST', '/user-s/acc/two-factor/confirm', twoFactor.confirm],
  ['POST', '/user-s/acc/two-factor/recovery', twoFactor.renew],
  ['POST', '/user-s/acc/two-factor/off', twoFactor.end],
  ['GET', '/user-s/acc/invoice', invoiceData.read],
  ['POST', '/user-s/acc/invoice', invoiceData.save],
  ['GET', '/user-s/acc/token', apiTokens.list],
  ['POST', '/user-s/acc/token', apiTokens.create],
  ['DELETE', '/user-s/acc/token', apiTokens.revoke],
  ['GET', '/user-s/acc/view', savedViews.list],
  ['POST', '/user-s/acc/view', savedViews.save],
  ['DELETE', '/user-s/acc/view', savedViews.remove],
  ['GET', '/user-s/acc/view/:viewId', savedViews.one],
]
