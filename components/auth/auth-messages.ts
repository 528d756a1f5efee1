/** The words that `AuthPanel` needs around it, for pages whose server writes it. */
export const AUTH_MESSAGES = [
  'member.auth',
  'member.strength',
  'member.agreement',
  'errors.codes',
  'errors.fields',
] as const
