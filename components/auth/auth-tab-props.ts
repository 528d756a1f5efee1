import type { Provider } from '@/domain/member/account-schema'
import type { AuthTab, SignedInMember } from '@/lib/auth/auth-paths'

export type EnteredBy = 'login' | 'register'

/** Of the forms between which the tabs of `AuthPanel` switch. */
export interface AuthTabProps {
  onSignedIn: (member: SignedInMember, by: EnteredBy) => void
  onTab: (tab: AuthTab) => void
  minimumPasswordLength: number
  /** Where the form leads without scripts: the page it stands on. */
  back?: string | undefined
  /** What a form without scripts came back with. */
  error?: string | undefined
  notice?: string | undefined
  /** Other accounts to sign in with; asked for when a page does not know. */
  offered?: readonly Provider[] | undefined
}
