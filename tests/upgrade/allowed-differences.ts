/**
 * Fields of an answer that may differ between the former release and this one, by call and path, with the reason.
 * `docs/operations/upgrade.md` says who empties the second list: it holds for one release.
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
  [`${path}.damageDeposit`]: 'an item says what is left as a security',
})

/** Fields that a reservation answers with since this release. */
const reservationFields = (path: string): Record<string, string> => ({
  [`${path}.openClaim`]: 'a word of a transfer that waits is told with its reservation',
  [`${path}.salesMethod`]: 'the specification names it',
  [`${path}.hasPlanChoice`]: 'the same',
  [`${path}.discountRates`]: 'the same',
  [`${path}.settlement`]: 'the same',
  [`${path}.chosenCurrency`]: 'the same',
  [`${path}.refunding`]: 'money on its way back is told apart from what is paid',
  [`${path}.revision`]: 'a saved voucher is fetched again after a change',
})

export const OF_THIS_RELEASE: Record<string, string> = {
  'getResult.bookedBy': 'a result names the agency that booked it',
  'getVoucherFile.base64[]': 'the client of an agency sees the gross price and the agency',
  'getCalendarFile.base64[]': 'an entry tells party and choices, and a ride back is one of its own',
  'getResult.payUntil': 'a first word of a transfer suspends the deadline',
  'getMemberData.reservations[].payUntil': 'the same',
  'getReservationOptions.canNotifyPayment': 'one word of a transfer waits at a time',
  'getOtherSettings.medicalDocumentDays': 'how long medical documents are kept',
  ...reservationFields('getResult'),
  ...reservationFields('getMemberData.reservations[]'),
  ...reservationFields('exportMember.bookings[].reservation'),
  ...reservationFields('listAgencyReservations.reservations[].reservation'),
  'getReservationOptions.requestedDate': 'another day that was asked for waits for the operator',
  'getReservationOptions.notifications[].receipt': 'the file that came with a word of a transfer is named',
  'getReservationOptions.notifications[].decisionReason': 'why a confirmed word of a transfer was rejected afterwards',
  'getReservationOptions.threeDSecurePolicy': 'who decides whether the bank confirms a card payment',
  'getOtherSettings.threeDSecurePolicy': 'the same',
  'getSettings.home.hero.images': 'splash images by language',
  'getSettings.other': 'the section of rules that a page may have to know',
  'exportMember.bookings[].guest.city': 'where the payer lives, for the gateway',
  'exportMember.bookings[].guest.country': 'the same',
  'getOtherSettings.unpaidLimits': 'stock that one person may keep without a payment',
  'getOtherSettings.arrivalConfirmationMinutes': 'time to confirm a booking that is paid on arrival',
  ...itemFields('getResult.items[]'),
  ...itemFields('getMemberData.reservations[].items[]'),
  ...itemFields('exportMember.bookings[].reservation.items[]'),
  ...itemFields('listAgencyReservations.reservations[].reservation.items[]'),
  'getTickets.tickets[].ticketLink': 'codes carry the change counter and the end of a stay',
  'getTickets.tickets[].qrSvg': 'the drawing of the same',
  'getReservationOptions.rights': 'what whoever asks may do, which the former release does not tell',
}
