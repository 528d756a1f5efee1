import type { Provider } from '@/domain/member/account-schema'
import type { AuthTab, SignedInMember } from '@/lib/auth/auth-paths'

export type EnteredBy = 'login' | 'register'

/** Props of the forms in the tabs of `AuthPanel`. */
export interface AuthTabProps {
  onSignedIn: (member: SignedInMember, by: EnteredBy) => void
  onTab: (tab: AuthTab) => void
  minimumPasswordLength: number
  /** Return address of the form without scripts: its page. */
  back?: string | undefined
  /** Error code that the form returned with, without scripts. */
  error?: string | undefined
  notice?: string | undefined
  /** Providers to sign in with; loaded by the form if the page does not pass them. */
  offered?: readonly Provider[] | undefined
}
