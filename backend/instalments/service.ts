import { type Amount, addAmounts, percentOf } from '@/domain/money/amount'
import { payAtOnce, toInstalmentOption } from '@/domain/payments/instalments'
import type { Instalments } from '@/domain/reservations/schema'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import type { Services } from '../services/services'

/**
 * Per hour, since each request calls the gateway: allows a person with some cards and blocks a script that tries many.
 */
const instalmentLimit = createLimit('instalments', 100, 60 * 60)

/**
 * Returns the instalments that the card's bank offers for an amount in the settlement currency. Throws
 * `tooManyRequests` and `paymentUnavailable`.
 */
export async function listInstalments(
  context: CallContext,
  services: Services,
  cardBin: string,
  amount: Amount,
  currency: string,
): Promise<Instalments> {
  await instalmentLimit.consume(context, context.clientNetwork)
  return askForInstalments(services, cardBin, amount, currency)
}

async function askForInstalments(
  services: Services,
  cardBin: string,
  amount: Amount,
  currency: string,
): Promise<Instalments> {
  const found = await services.payment.instalments({ bin: cardBin, price: amount, currency })
  // The gateway knows no instalments for this card, so it can only pay at once.
  if (found.outcome === 'refused') return { brand: null, bank: null, currency, options: [payAtOnce(amount)] }
  if (found.outcome !== 'found') throw new ApiError('paymentUnavailable')
  return {
    brand: found.brand,
    bank: found.bank,
    currency,
    options: found.options.map((option) => toInstalmentOption(option, amount)),
  }
}

/**
 * Returns the percentage added for this number of instalments with this card; '0' for a single payment. Throws
 * `invalidRequest` without a card number prefix or for a number that is not offered.
 */
export async function requireInstalmentRate(
  context: CallContext,
  services: Services,
  request: { instalments: number; cardBin: string | null },
  charged: Amount,
  currency: string,
): Promise<string> {
  if (request.instalments === 1) return '0'
  if (request.cardBin === null) throw new ApiError('invalidRequest', { fields: { cardBin: 'required' } })
  const { options } = await listInstalments(context, services, request.cardBin, charged, currency)
  const option = options.find((entry) => entry.count === request.instalments)
  if (!option) throw new ApiError('invalidRequest', { fields: { instalments: 'not_offered' } })
  return option.ratePercent
}

/** Length of the card number prefix (BIN) by which the gateway finds the instalments. */
const BIN_DIGITS = 8

interface InstalmentCharge {
  cardNumber: string
  instalments: number
  /** `price` excludes and `amount` includes the agreed instalment difference. */
  price: Amount
  amount: Amount
  currency: string
}

/**
 * Queries the gateway with the BIN of the card that is about to be charged, since the quote used the digits typed at
 * that time. Throws `priceChanged` if this card has another price for the number of instalments, or does not offer it.
 */
export async function requireSameInstalmentPrice(services: Services, charge: InstalmentCharge): Promise<void> {
  const { cardNumber, instalments, price, amount, currency } = charge
  if (instalments === 1) return
  const bin = cardNumber.replace(/\D/g, '').slice(0, BIN_DIGITS)
  const { options } = await askForInstalments(services, bin, price, currency)
  const option = options.find(({ count }) => count === instalments)
  if (!option || addAmounts(price, percentOf(price, option.ratePercent)) !== amount) throw new ApiError('priceChanged')
}
