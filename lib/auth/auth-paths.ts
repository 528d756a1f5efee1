/** Form actions of sign-in, used by scripts (JSON) and by plain forms alike. */
export const AUTH_PATHS = {
  login: '/api/auth/callback/credentials',
  register: '/api/auth/callback/register',
  booking: '/api/auth/callback/booking',
  confirm: '/api/auth/callback/confirm',
  password: '/api/auth/callback/password',
  forgot: '/api/auth/forgot',
  signOut: '/api/auth/signout',
  /** Returns the signed-in user; clears the cookies of an invalid session. */
  session: '/api/auth/session',
  /** Returns the remembered e-mail address for the form. */
  remembered: '/api/auth/remembered',
  /** Signs a returning member in with the credential of the cookie. */
  rememberedSignIn: '/api/auth/callback/remembered',
  /** Lists the configured sign-in providers. */
  offered: '/api/auth/offered',
  provider: '/api/auth/signin',
} as const

/** Field of a provider's button: connects the provider's account to the signed-in member. */
export const CONNECT_FIELD = 'connect'

/** Query parameters that report the outcome of a plain form to its page. */
export const AUTH_QUERY = { tab: 'tab', error: 'error', notice: 'notice' } as const

export const AUTH_TABS = ['login', 'register', 'forgot'] as const

export type AuthTab = (typeof AUTH_TABS)[number]

/** The part of the signed-in member that the browser receives. */
export interface SignedInMember {
  id: number
  firstName: string
  mustChangePassword: boolean
}
