import type { Amount } from '@/domain/money/amount'
import type { schema } from '../db/client'
import type { PaymentOrder } from '../providers/payment/types'

type Reservation = typeof schema.reservations.$inferSelect
type Item = typeof schema.reservationItems.$inferSelect

interface OrderData {
  reservation: Reservation
  items: Item[]
  conversationId: string
  instalments: number
  clientAddress: string
}

/** What the gateway wants beside an address that a traveller need not give. */
const UNKNOWN_ADDRESS = '-'
const COUNTRY = 'Turkey'

function titleOf(item: Item, locale: string): string {
  const titles = Object.entries(item.item.content)
  return (titles.find(([code]) => code === locale) ?? titles[0])?.[1]?.title ?? item.kind
}

/** The order as the gateway sees it: each line with the part that is due now, in the fixed currency. */
export function buildOrder({
  reservation,
  items,
  conversationId,
  instalments,
  clientAddress,
}: OrderData): PaymentOrder {
  const { guest, fixed, locale } = reservation
  const name = `${guest.firstName} ${guest.lastName}`
  const address = guest.address || UNKNOWN_ADDRESS
  const deposits = items.map((item, index): { item: Item; price: Amount } => ({
    item,
    price: fixed.lines[index]?.deposit ?? '0.00',
  }))
  return {
    conversationId,
    basketId: reservation.bookingNumber,
    language: locale,
    price: fixed.totals.depositTotal,
    amount: reservation.chargedAmount,
    currency: reservation.fixedCurrency,
    instalments,
    buyer: {
      id: String(reservation.memberId),
      firstName: guest.firstName,
      lastName: guest.lastName,
      email: guest.email,
      phone: guest.phone ?? undefined,
      identityNumber: guest.identityNumber ?? undefined,
      address,
      city: UNKNOWN_ADDRESS,
      country: COUNTRY,
      ip: clientAddress,
    },
    billingAddress: { contactName: name, address, city: UNKNOWN_ADDRESS, country: COUNTRY },
    items: deposits
      .filter(({ price }) => price !== '0.00')
      .map(({ item, price }) => ({ id: String(item.id), name: titleOf(item, locale), category: item.kind, price })),
  }
}
