import { allocate } from '@/domain/money/allocate'
import { type Amount, isZero, subtractAmounts } from '@/domain/money/amount'
import { keptOf, missingOf } from '@/domain/reservations/balance'
import type { schema } from '../platform/database/client'
import type { PaymentOrder } from '../providers/payment/types'
import type { PayerPlace } from './payer-place'

type Reservation = typeof schema.reservations.$inferSelect
type Item = typeof schema.reservationItems.$inferSelect

export type PaymentPurpose = 'deposit' | 'balance'

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

interface Due {
  /** Sum of the lines, without instalment difference. */
  price: Amount
  /** What the card is charged. */
  amount: Amount
}

/**
 * What a payment is about, in the fixed currency: the missing part of what is due at booking, or all that is still open. Beside money that
 * was paid already the rest is one sum, without a part for instalments (`instalmentsOf`).
 */
export function dueOf(reservation: Reservation, purpose: PaymentPurpose): Due {
  const { fixed, chargedAmount } = reservation
  if (purpose === 'deposit') {
    const missing = missingOf(reservation)
    return { price: missing === chargedAmount ? fixed.totals.depositTotal : missing, amount: missing }
  }
  const open = subtractAmounts(fixed.totals.grandTotal, keptOf(reservation))
  return { price: open, amount: open }
}

/** In how many parts a payment is taken: the instalments were priced for all that is due at booking, any other sum is paid at once. */
export const instalmentsOf = (reservation: Reservation, purpose: PaymentPurpose): number =>
  purpose === 'deposit' && missingOf(reservation) === reservation.chargedAmount ? reservation.instalments : 1

/** For unknown values: the gateway refuses an empty field, and an invented city or country would be wrong. */
const UNKNOWN = '-'

/** The gateway's samples write a country by its English name. */
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

function toGatewayAddress({ address, city, country }: PayerPlace) {
  return {
    address: address || UNKNOWN,
    city: city || UNKNOWN,
    country: (country && countryNames.of(country)) || UNKNOWN,
  }
}

function titleOf(item: Item, locale: string): string {
  const titles = Object.entries(item.item.content)
  return (titles.find(([code]) => code === locale) ?? titles[0])?.[1]?.title ?? item.kind
}

/**
 * The price shared out over the lines by what each owes, to the cent: the gateway refuses an order whose items do
 * not add up to it, and items that cost nothing.
 */
export function shareOut(price: Amount, { fixed }: Reservation, purpose: PaymentPurpose): Amount[] {
  const owed = fixed.lines.map((line) => (purpose === 'deposit' ? line.deposit : line.balance))
  const weights = owed.every(isZero) ? fixed.lines.map((line) => line.total) : owed
  return allocate(price, weights)
}

/** The order as the gateway sees it: each line with the part that is due now, in the fixed currency. */
export function buildOrder(data: OrderData): PaymentOrder {
  const { reservation, items, purpose, conversationId, instalments, clientAddress, shopName, place } = data
  const { guest, locale } = reservation
  const name = `${guest.firstName} ${guest.lastName}`
  const address = toGatewayAddress(place)
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
      ...address,
      ip: clientAddress,
    },
    billingAddress: { contactName: name, ...address },
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
