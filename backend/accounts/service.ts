/** The public API of the accounts module. Other modules import only this file. */
export { type AgencyRow, findAgencyInForce, findAgencyUser, requireAgencyView } from './agency-accounts'
export {
  endAgencySession,
  endAgencySessions,
  findAgencyCaller,
  isAgencyToken,
  startAgencySession,
} from './agency-sessions'
export { limitAnonymousForm } from './form-limit'
export { createLink, spendLink } from './links'
export { buildChosenPassword, buildMailedPassword, type PasswordRow, toAdopted } from './mailed-password'
export { findMemberByEmail, type MemberRow, requireMember } from './member-accounts'
export {
  endSession,
  endSessionById,
  endSessions,
  findCaller,
  forgetCredential,
  listSessions,
  startSession,
} from './member-sessions'
export { provePassword, replacePassword, requireOwnPassword } from './prove-password'
export { admit, findPlace, type Place, rememberDevice } from './sign-in-guard'
