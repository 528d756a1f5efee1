import type { BasketItem, Quote } from '@/domain/basket/schema'
import { departureKey } from '@/domain/basket/selection'
import { buildEmptyReservation } from '@/domain/pricing/empty'
import { NO_DISCOUNTS, toDiscountRates } from '@/domain/pricing/granted-discounts'

export function buildItem(changes: Partial<BasketItem> = {}): BasketItem {
  const item: BasketItem = {
    key: '',
    productId: 7,
    kind: 'tour',
    date: '2027-05-12',
    endDate: null,
    session: '09:00',
    pax: { adult: 2, child: 1, infant: 0 },
    extras: [{ id: 'snorkel', quantity: 2 }],
    pickupPlace: null,
    choice: null,
    content: { en: { title: 'Kekova by boat', slug: 'kekova-by-boat' }, tr: { title: 'Kekova', slug: 'kekova' } },
    images: [{ file: 'urun/7/1', cover: 1, alt: { en: 'A boat' }, placeholder: 'data:image/webp;base64,AAAA' }],
    category: { id: 3, content: { en: { title: 'Boat trips', slug: 'boat-trips' } } },
    todayPrice: { price: '42.00' },
    unitPrices: { adult: '42.00', child: '21.00', infant: '0.00' },
    endTime: '16:30',
    durationDays: 1,
    durationMinutes: 450,
    partyRule: { capacity: 18, infantsPerAdult: 2 },
    pricing: { pricingMode: 'individual' },
    campaign: { discountType: 'percent', discountValue: '10', endsOn: '2027-06-01', label: { en: 'early summer' } },
    startTime: '09:00',
    unit: 'person',
    days: [],
    places: [],
    taxMode: 'included',
    taxRate: 20,
    payment: { paymentPlan: 'deposit', depositPercent: 20 },
    damageDeposit: null,
    offeredExtras: [
      { id: 'snorkel', content: { en: { title: 'Snorkel set' } }, price: '5.00', per: 'person', maximum: 10 },
    ],
    currency: 'EUR',
    fixedTotal: '5204.10',
    chosenTotal: '104.50',
    freeUntil: '2027-05-10T06:00:00Z',
    instantConfirmation: true,
  }
  const changed = { ...item, ...changes }
  return { ...changed, key: departureKey(changed) }
}

/** Builds a quote of the given items, in TRY and EUR; null means an unavailable item. */
export function buildQuote(items: (BasketItem | null)[], changes: Partial<Quote> = {}): Quote {
  const priced = (currency: string, grandTotal: string) => {
    const empty = buildEmptyReservation(currency)
    return { ...empty, totals: { ...empty.totals, grandTotal } }
  }
  return {
    items: items.map((item) => ({ item, problem: item ? null : 'full', nearestOpen: null, limit: null })),
    fixed: priced('TRY', '5204.10'),
    chosen: priced('EUR', '104.50'),
    discountRates: toDiscountRates(NO_DISCOUNTS),
    hasPlanChoice: true,
    rate: { from: 'EUR', to: 'TRY', value: '49.8' },
    coupon: null,
    campaignProgress: null,
    quoteToken: 'token',
    expiresAt: '2027-05-01T10:30:00Z',
    ...changes,
  }
}
