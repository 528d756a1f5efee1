import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Payer } from '@/lib/checkout/payer'

/** Who stands at the checkout after what happened on the page: a sign-in, or a session that the API no longer knows. */
export function useVisitor(payer: Payer) {
  const router = useRouter()
  // The page is made anew after a sign-in; until it is there, this says who is.
  const [hasSignedIn, setSignedIn] = useState(false)
  const [hasExpired, setExpired] = useState(false)
  return {
    isGuest: hasExpired || (payer.state === 'guest' && !hasSignedIn),
    hasExpired,
    expire: () => setExpired(true),
    signIn() {
      setSignedIn(true)
      setExpired(false)
      router.refresh()
    },
  }
}
