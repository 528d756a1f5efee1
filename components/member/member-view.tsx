import { headers } from 'next/headers'
import { Suspense } from 'react'
import { LoadedMemberView, type MemberViewProps } from './loaded-member-view'
import { MemberSkeleton } from './member-skeleton'

/**
 * A member's page. A client-side navigation shows the skeleton immediately. A document request is not streamed, because
 * streamed content never appears without scripts.
 */
export async function MemberView(props: MemberViewProps) {
  const page = <LoadedMemberView {...props} />
  const isFromPage = (await headers()).get('sec-fetch-dest') === 'empty'
  return isFromPage && !props.keepsState ? <Suspense fallback={<MemberSkeleton />}>{page}</Suspense> : page
}
