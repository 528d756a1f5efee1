import { openLogin } from '@/components/member/open-login'
import { callOperator } from '@/lib/api/browser'

/**
 * Goes on once there is a member: who is none is asked to sign in first, and nothing goes on when they do not. When that cannot be asked
 * just now, the call that follows says so itself.
 */
export async function asMember(goOn: () => void): Promise<void> {
  const answer = await callOperator('getMember', {})
  if (answer.ok || answer.error.code !== 'unauthenticated') return goOn()
  // An agency that is signed in has the reservations that it made for its clients.
  if ((await callOperator('getAgency', {})).ok) goOn()
  else openLogin({ onSignedIn: goOn })
}
