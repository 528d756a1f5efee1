import type { ReservationRow } from '../../reservations/service'

export const guestName = ({ guest }: Pick<ReservationRow, 'guest'>): string => `${guest.firstName} ${guest.lastName}`
