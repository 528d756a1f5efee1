import type { ReservationRow } from '../../reservations/terms'

export const guestName = ({ guest }: Pick<ReservationRow, 'guest'>): string => `${guest.firstName} ${guest.lastName}`
