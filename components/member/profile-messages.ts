/** Messages of the profile forms. */
export const PROFILE_MESSAGES = [
  'member.profile',
  'member.account',
  'member.strength',
  'member.auth.showPassword',
  'member.auth.hidePassword',
  'member.auth.passwordHint',
  'errors.codes',
  'errors.fields',
] as const
