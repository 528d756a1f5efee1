export type Collector = 'operator' | 'agency'

/**
 * Who takes the traveller's money, whatever way of paying was chosen. What an agency books is an account between two
 * firms: the client pays the agency the gross price, and the agency owes the operator the net price, also of a
 * reservation that is paid on arrival. Nobody asks the client for money on the day. The operator collects of everybody
 * else, also of visitors whom an agency's page brought.
 */
export const collectorOf = (booking: { isBookedByAgency: boolean }): Collector =>
  booking.isBookedByAgency ? 'agency' : 'operator'
