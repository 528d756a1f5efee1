import type { AuthTab, SignedInMember } from '@/lib/auth/auth-paths'

export type EnteredBy = 'login' | 'register'

export interface AuthFormProps {
  onSignedIn: (member: SignedInMember, by: EnteredBy) => void
  onTab: (tab: AuthTab) => void
  minimumPasswordLength: number
  /** Where the form leads without scripts: the page it stands on. */
  back?: string | undefined
  /** What a form without scripts came back with. */
  error?: string | undefined
  notice?: string | undefined
}
