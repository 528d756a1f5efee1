import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Payer } from '@/lib/checkout/payer'

/** Who stands at the checkout after what happened on the page: a sign-in, or a session that the API no longer knows. */
export function useVisitor(payer: Payer) {
  const router = useRouter()
  // The page is made anew after a sign-in; until it is there, this says who is.
  const [hasSignedIn, setSignedIn] = useState(false)
  const [hasLapsed, setLapsed] = useState(false)
  return {
    isGuest: hasLapsed || (payer.state === 'guest' && !hasSignedIn),
    hasLapsed,
    lapse: () => setLapsed(true),
    signIn() {
      setSignedIn(true)
      setLapsed(false)
      router.refresh()
    },
  }
}
