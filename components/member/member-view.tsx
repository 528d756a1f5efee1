import { headers } from 'next/headers'
import { Suspense } from 'react'
import { LoadedMemberView, type MemberViewProps } from './loaded-member-view'
import { MemberSkeleton } from './member-skeleton'

/**
 * One of the member's pages. Coming from another page, a person sees its skeleton at once; opened by its address it is sent whole, since
 * what is streamed in later never appears without scripts.
 */
export async function MemberView(props: MemberViewProps) {
  const page = <LoadedMemberView {...props} />
  const isFromPage = (await headers()).get('sec-fetch-dest') === 'empty'
  return isFromPage && !props.keepsState ? <Suspense fallback={<MemberSkeleton />}>{page}</Suspense> : page
}
