/** Message keys that `AuthPanel` needs, for server-rendered pages. */
export const AUTH_MESSAGES = [
  'member.auth',
  'member.strength',
  'member.agreement',
  'errors.codes',
  'errors.fields',
] as const
