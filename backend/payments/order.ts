import { isZero } from '@/domain/money/amount'
import { dueOf, type PaymentPurpose, shareOut } from '@/domain/payments/due'
import type { PaymentOrder } from '../payment-providers/service'
import type { schema } from '../platform/database/client'
import type { PayerPlace } from './payer-place'

type Reservation = typeof schema.reservations.$inferSelect
type Item = typeof schema.reservationItems.$inferSelect

interface OrderData {
  reservation: Reservation
  items: Item[]
  purpose: PaymentPurpose
  conversationId: string
  instalments: number
  clientAddress: string
  /** City and country of the payer. */
  place: PayerPlace
  /** The tenant's name, for the bank's page. */
  shopName: string
}

function titleOf(item: Item, locale: string): string {
  const titles = Object.entries(item.item.content)
  return (titles.find(([code]) => code === locale) ?? titles[0])?.[1]?.title ?? item.kind
}

/** Builds the gateway's order: each line with the part that is due now, in the fixed currency. */
export function buildOrder(data: OrderData): PaymentOrder {
  const { reservation, items, purpose, conversationId, instalments, clientAddress, shopName, place } = data
  const { guest, locale } = reservation
  const name = `${guest.firstName} ${guest.lastName}`
  const { price, amount } = dueOf(reservation, purpose)
  const parts = shareOut(price, reservation, purpose)
  return {
    conversationId,
    basketId: reservation.bookingNumber,
    language: locale,
    shopName,
    price,
    amount,
    currency: reservation.fixedCurrency,
    instalments,
    buyer: {
      id: String(reservation.memberId),
      firstName: guest.firstName,
      lastName: guest.lastName,
      email: guest.email,
      phone: guest.phone ?? undefined,
      identityNumber: guest.identityNumber ?? undefined,
      ...place,
      ip: clientAddress,
    },
    billingAddress: { contactName: name, ...place },
    items: items
      .map((item, index) => ({ item, price: parts[index] ?? '0.00' }))
      .filter((part) => !isZero(part.price))
      .map((part) => ({
        id: String(part.item.id),
        name: titleOf(part.item, locale),
        category: part.item.kind,
        price: part.price,
      })),
  }
}
