/**
 * Fields of an answer that may differ between the former release and this one, by call and path, with the reason.
 * `docs/operating.md` says who empties the second list: it holds for one release.
 */
export const OF_TIME: Record<string, string> = {
  'exportMember.exportedAt': 'the moment of the answer',
  'exportMember.account.memberSessions[].lastSeenAt': 'each request moves it',
  'getAccount.memberSessions[].lastSeenAt': 'each request moves it',
}

const itemFields = (path: string): Record<string, string> => ({
  [`${path}.durationDays`]: 'an item says how long its service takes',
  [`${path}.durationMinutes`]: 'an item says how long its service takes',
  [`${path}.partyRule`]: 'an item says how large its party may be',
})

export const OF_THIS_RELEASE: Record<string, string> = {
  ...itemFields('getResult.items[]'),
  ...itemFields('getMemberData.reservations[].items[]'),
  ...itemFields('exportMember.bookings[].reservation.items[]'),
  ...itemFields('listAgencyReservations.reservations[].reservation.items[]'),
  'getTickets.tickets[].ticketLink': 'codes carry the change counter and the end of a stay',
  'getTickets.tickets[].qrSvg': 'the drawing of the same',
}
