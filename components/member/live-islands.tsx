import { useEffect, useRef } from 'react'
import { LoginHost } from '@/components/auth/login-host'
import { DeferredConsent } from '@/components/consent/deferred-consent'
import { FavouritesIsland } from '@/components/favourites/favourites-island'

export interface LiveIslandsProps {
  /** Picture file beside the sign-in. */
  picture?: string | undefined
  minimumPasswordLength?: number | undefined
  /** They answer from now on. */
  onLive: () => void
}

/** Sign-in, hearts, and the question whether visits may be counted. */
export function LiveIslands({ picture, minimumPasswordLength, onLive }: LiveIslandsProps) {
  const told = useRef(onLive)
  // After the effects of those below, which begin to listen.
  useEffect(() => told.current(), [])
  return (
    <>
      <LoginHost picture={picture} minimumPasswordLength={minimumPasswordLength} />
      <FavouritesIsland />
      <DeferredConsent />
    </>
  )
}
