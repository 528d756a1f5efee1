import { useEffect, useRef } from 'react'
import { LoginHost } from '@/components/auth/login-host'
import { DeferredConsent } from '@/components/consent/deferred-consent'
import { FavouritesIsland } from '@/components/favourites/favourites-island'

export interface LiveIslandsProps {
  /** Path of the picture beside the sign-in form. */
  picture?: string | undefined
  minimumPasswordLength?: number | undefined
  /** Called once the islands listen to events. */
  onLive: () => void
}

/** Sign-in dialog, favourite buttons and the analytics consent. */
export function LiveIslands({ picture, minimumPasswordLength, onLive }: LiveIslandsProps) {
  const told = useRef(onLive)
  // Runs after the effects of the children, which add their event listeners.
  useEffect(() => told.current(), [])
  return (
    <>
      <LoginHost picture={picture} minimumPasswordLength={minimumPasswordLength} />
      <FavouritesIsland />
      <DeferredConsent />
    </>
  )
}
