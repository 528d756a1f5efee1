import { isZero } from '@/domain/money/amount'
import type { CardSecret } from '../card-secret'
import type { BillingAddress, Buyer, HostedPageOrder, OrderItem, PaymentOrder, Refused } from '../types'
import { toGatewayAmount } from './amounts'

/** The number that iyzico's documentation prescribes for buyers without a Turkish identity number. */
const NO_IDENTITY_NUMBER = '11111111111'

const CURRENCIES = new Set(['TRY', 'EUR', 'USD', 'GBP', 'IRR', 'NOK', 'RUB', 'CHF'])

function toGatewayLocale(language: string): 'tr' | 'en' {
  return language === 'tr' ? 'tr' : 'en'
}

/** Returns a refusal for a currency that the gateway does not support; otherwise null. */
export function findCurrencyRefusal(currency: string): Refused | null {
  if (CURRENCIES.has(currency)) return null
  return { outcome: 'refused', code: 'currency', group: null, message: `the gateway does not charge in ${currency}` }
}

/**
 * Placeholder for unknown values: the gateway rejects an empty field, and an invented city or country would be wrong.
 */
const UNKNOWN = '-'

/** The gateway's samples contain the English name of the country. */
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

const toText = (text: string | null): string => text || UNKNOWN
const toCountry = (code: string | null): string => (code && countryNames.of(code)) || UNKNOWN

function toBuyer(buyer: Buyer): Record<string, unknown> {
  return {
    id: buyer.id,
    name: buyer.firstName,
    surname: buyer.lastName,
    identityNumber: buyer.identityNumber ?? NO_IDENTITY_NUMBER,
    email: buyer.email,
    gsmNumber: buyer.phone,
    registrationAddress: toText(buyer.address),
    city: toText(buyer.city),
    country: toCountry(buyer.country),
    zipCode: buyer.postalCode,
    ip: buyer.ip,
  }
}

function toAddress({ address, postalCode, contactName, city, country }: BillingAddress): Record<string, unknown> {
  return {
    address: toText(address),
    zipCode: postalCode,
    contactName,
    city: toText(city),
    country: toCountry(country),
  }
}

/** All items are virtual: nothing is shipped, so no delivery address is needed. */
function toItems(items: readonly OrderItem[]): Record<string, unknown>[] {
  return items
    .filter((item) => !isZero(item.price))
    .map((item) => ({
      id: item.id,
      price: toGatewayAmount(item.price),
      name: item.name,
      category1: item.category,
      itemType: 'VIRTUAL',
    }))
}

function toCard(card: CardSecret): Record<string, unknown> {
  const { holder, number, expireYear, expireMonth, cvc } = card.reveal()
  return { cardHolderName: holder, cardNumber: number, expireYear, expireMonth, cvc }
}

/**
 * Headers with values that the protocol cannot express: the customer's language and the shop's name. They are not part
 * of the signed request. A gateway that ignores them uses its two languages and the merchant's name.
 */
export function buildAudienceHeaders({ language, shopName }: PaymentOrder): Record<string, string> {
  return { 'accept-language': language, 'x-shop-name': encodeURIComponent(shopName) }
}

/** Builds the body of a card payment. The field order is the official client's, so that both send the same bytes. */
export function buildCardBody(order: PaymentOrder, card: CardSecret, callbackUrl?: string): Record<string, unknown> {
  return {
    locale: toGatewayLocale(order.language),
    conversationId: order.conversationId,
    price: toGatewayAmount(order.price),
    paidPrice: toGatewayAmount(order.amount),
    installment: order.instalments,
    paymentChannel: 'WEB',
    basketId: order.basketId,
    paymentGroup: 'PRODUCT',
    paymentCard: toCard(card),
    buyer: toBuyer(order.buyer),
    billingAddress: toAddress(order.billingAddress),
    basketItems: toItems(order.items),
    currency: order.currency,
    callbackUrl,
  }
}

/** Builds the body that opens the hosted page, in the official client's field order. */
export function buildHostedPageBody(order: HostedPageOrder): Record<string, unknown> {
  return {
    locale: toGatewayLocale(order.language),
    conversationId: order.conversationId,
    price: toGatewayAmount(order.price),
    basketId: order.basketId,
    paymentGroup: 'PRODUCT',
    buyer: toBuyer(order.buyer),
    billingAddress: toAddress(order.billingAddress),
    basketItems: toItems(order.items),
    callbackUrl: order.callbackUrl,
    currency: order.currency,
    paidPrice: toGatewayAmount(order.amount),
    forceThreeDS: order.requiresThreeDS ? 1 : undefined,
    enabledInstallments: [...new Set([1, ...order.enabledInstalments])],
  }
}
