import { damageDepositOf } from '@/domain/basket/damage-deposit'
import type { BasketItem } from '@/domain/basket/schema'
import { getServiceTimes } from '@/domain/basket/service-times'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { toListImages } from '@/domain/content/list-images'
import { toLocal } from '@/domain/dates/zone'
import { campaignOn } from '@/domain/pricing/campaign'
import type { PriceableItem } from '@/domain/pricing/types'
import { buildCancellationPolicy, getFreeCancellationEnd } from '@/domain/reservations/cancellation'
import type { AvailableSelection, Clock } from './selections'

export function keyOf({ selection }: AvailableSelection, index: number): string {
  return `${index}-${selection.productId}-${selection.date}-${selection.session ?? ''}`
}

/** Returns the input of the pricing module for one line. Prices come from the database, never from the client. */
export function toPriceableItem(available: AvailableSelection, index: number, clock: Clock): PriceableItem {
  const { selection, product, offer } = available
  const { unit: _, extraDays, ...parts } = offer.parts
  const today = toLocal(clock.now, clock.zone).date
  return {
    key: keyOf(available, index),
    kind: product.kind,
    currency: product.currency,
    people: selection.pax,
    ...parts,
    campaign: campaignOn(product.campaign, today),
    extras: selection.extras.map(({ id, quantity }) => {
      const offered = product.extras.find((extra) => extra.id === id)
      const times = offered?.per === 'day' ? extraDays : 1
      return { id, quantity: quantity * times, unitPrice: offered?.price ?? '0.00' }
    }),
    taxMode: product.taxMode === 'excluded' ? 'excluded' : 'included',
    taxRate: product.taxRate,
    paymentPlan: product.paymentPlan === 'full' ? 'full' : 'deposit',
    depositRate: product.depositPercent,
  }
}

/** The item as the browser and the reservation store it (spec 3, basket item), with both totals. */
export function toBasketItem(
  available: AvailableSelection,
  key: string,
  totals: { fixed: string; chosen: string },
  clock: Clock,
): BasketItem {
  const { selection, product, offer, titles, category } = available
  const today = toLocal(clock.now, clock.zone).date
  const times = { startTime: offer.startTime, endTime: offer.endTime, ...rulesOf(product.details).duration }
  const { start } = getServiceTimes({ ...selection, ...times })
  return {
    ...selection,
    ...times,
    key,
    content: titles,
    images: toListImages(product.images, 1),
    category,
    todayPrice: { price: offer.parts.unitPrices.adult },
    unitPrices: offer.parts.unitPrices,
    partyRule: offer.partyRule,
    unit: offer.parts.unit,
    days: offer.days,
    places: available.places,
    pricing: product.pricing,
    campaign: campaignOn(product.campaign, today),
    taxMode: product.taxMode === 'excluded' ? 'excluded' : 'included',
    taxRate: product.taxRate,
    payment: {
      paymentPlan: product.paymentPlan === 'full' ? 'full' : 'deposit',
      depositPercent: product.depositPercent,
    },
    damageDeposit: damageDepositOf(product.details),
    offeredExtras: product.extras,
    currency: product.currency,
    fixedTotal: totals.fixed,
    chosenTotal: totals.chosen,
    freeUntil: getFreeCancellationEnd(start, clock.zone, buildCancellationPolicy(product)),
    instantConfirmation: product.instantConfirmation,
  }
}
