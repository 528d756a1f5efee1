import { type Amount, addAmounts, percentOf } from '@/domain/money/amount'
import { payAtOnce, toInstalmentOption } from '@/domain/payments/instalments'
import type { Instalments } from '@/domain/reservations/schema'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import type { Services } from '../services/services'

/** Each question is passed on to the gateway: a person tries some cards, a program tries them all. */
const instalmentLimit = createLimit('instalments', 100, 60 * 60)

/** What the card's bank offers for an amount in the settlement currency. Throws `tooManyRequests` and `paymentUnavailable`. */
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
  // A card that the gateway knows no instalments for pays at once.
  if (found.outcome === 'refused') return { brand: null, bank: null, currency, options: [payAtOnce(amount)] }
  if (found.outcome !== 'found') throw new ApiError('paymentUnavailable')
  return {
    brand: found.brand,
    bank: found.bank,
    currency,
    options: found.options.map((option) => toInstalmentOption(option, amount)),
  }
}

/** Percent added for paying in so many instalments with this card; '0' for one payment. */
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

/** The digits of a card number by which a gateway knows its instalments. */
const BIN_DIGITS = 8

interface InstalmentCharge {
  cardNumber: string
  instalments: number
  /** Without and with the instalment difference that was agreed to. */
  price: Amount
  amount: Amount
  currency: string
}

/**
 * The price was quoted for the first digits that the person typed then. This asks the gateway for those of the card that is about to be
 * charged. Throws `priceChanged` when this card costs another sum in so many instalments, or is not offered them.
 */
export async function requireSameInstalmentPrice(services: Services, charge: InstalmentCharge): Promise<void> {
  const { cardNumber, instalments, price, amount, currency } = charge
  if (instalments === 1) return
  const bin = cardNumber.replace(/\D/g, '').slice(0, BIN_DIGITS)
  const { options } = await askForInstalments(services, bin, price, currency)
  const option = options.find(({ count }) => count === instalments)
  if (!option || addAmounts(price, percentOf(price, option.ratePercent)) !== amount) throw new ApiError('priceChanged')
}
