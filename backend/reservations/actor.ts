import type { Booker } from '../http/context'

/** Who did it, as the history of a reservation names them. */
export function actorOf({ memberId, agency }: Booker): string {
  return agency ? `agency:${agency.agencyId}/${agency.userId}` : `member:${memberId}`
}
