'use client'

import { FavouritesIsland } from './favourites-island'
import { LoginHost } from './login-host'

interface MemberIslandsProps {
  /** Picture file beside the sign-in. */
  picture?: string | undefined
  minimumPasswordLength?: number | undefined
}

/** What every page has of the members' part: `openLogin` is answered, hearts live. Once, in the document. */
export function MemberIslands({ picture, minimumPasswordLength }: MemberIslandsProps) {
  return (
    <>
      <LoginHost picture={picture} minimumPasswordLength={minimumPasswordLength} />
      <FavouritesIsland />
    </>
  )
}
