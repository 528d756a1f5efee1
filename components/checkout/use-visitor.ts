import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Payer } from '@/lib/checkout/payer'

/**
 * The visitor's sign-in state on the checkout page, including a sign-in on the page and a session that the API
 * rejected.
 */
export function useVisitor(payer: Payer) {
  const router = useRouter()
  // Set until the page is refreshed after a sign-in and `payer` is up to date.
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
