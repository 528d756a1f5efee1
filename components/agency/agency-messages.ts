/** Messages of the agency islands, for server-rendered pages. */
export const AGENCY_LOGIN_MESSAGES = [
  'agency.login',
  'member.auth.showPassword',
  'member.auth.hidePassword',
  'errors.codes',
  'errors.fields',
] as const

export const AGENCY_FORM_MESSAGES = [
  'agency.form',
  'agency.documents',
  'agency.thanks',
  'errors.codes',
  'errors.fields',
] as const

export const AGENCY_PASSWORD_MESSAGES = [
  'member.profile',
  'member.strength',
  'member.auth.showPassword',
  'member.auth.hidePassword',
  'member.auth.passwordHint',
  'errors.codes',
  'errors.fields',
] as const
