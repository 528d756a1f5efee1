export type Collector = 'operator' | 'agency'

/**
 * The party that collects the traveller's money, whatever the payment method. A booking by an agency is settled between
 * two companies: the client pays the agency the gross price, and the agency owes the operator the net price, also for a
 * reservation that is paid on arrival. The client is never asked for money on the day. The operator collects from every
 * other guest, including visitors whom an agency's page referred.
 */
export const collectorOf = (booking: { isBookedByAgency: boolean }): Collector =>
  booking.isBookedByAgency ? 'agency' : 'operator'
