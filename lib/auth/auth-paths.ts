/** Where forms of a sign-in are sent, by scripts (JSON) and without them (plain forms) alike. */
export const AUTH_PATHS = {
  login: '/api/auth/callback/credentials',
  register: '/api/auth/callback/register',
  booking: '/api/auth/callback/booking',
  confirm: '/api/auth/callback/confirm',
  password: '/api/auth/callback/password',
  forgot: '/api/auth/forgot',
  signOut: '/api/auth/signout',
  /** Who is signed in; clears the cookies of a session that is none. */
  session: '/api/auth/session',
  /** The address for the form. */
  remembered: '/api/auth/remembered',
  /** Signs a returning member in by the credential of the cookie. */
  rememberedSignIn: '/api/auth/callback/remembered',
  /** Which other accounts one may sign in with. */
  offered: '/api/auth/offered',
  provider: '/api/auth/signin',
} as const

/** Field of a provider's button that connects its account to the member who is signed in. */
export const CONNECT_FIELD = 'connect'

/** Query parameters with which a form without scripts comes back. */
export const AUTH_QUERY = { tab: 'tab', error: 'error', notice: 'notice' } as const

export const AUTH_TABS = ['login', 'register', 'forgot'] as const

export type AuthTab = (typeof AUTH_TABS)[number]

/** What the browser learns of who signed in. */
export interface SignedInMember {
  id: number
  firstName: string
  mustChangePassword: boolean
}
