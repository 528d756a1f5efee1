import { type BinFacts, getBinFacts } from '../cards/bins'
import { CARD_FAMILIES, listInstalments } from '../cards/instalments'
import { isPositive, toWireNumber } from '../money'
import { GatewayFailure } from '../protocol/failures'
import { type ApiCall, defineCall } from './call'
import { binRequest, instalmentRequest } from './schemas'

function toBinFields(facts: BinFacts): Record<string, unknown> {
  return {
    cardType: facts.type,
    cardAssociation: facts.association,
    ...(facts.family ? { cardFamily: facts.family, cardFamilyName: facts.family } : {}),
    ...(facts.bank ? { bankName: facts.bank.name, bankCode: facts.bank.code } : {}),
    commercial: 0,
  }
}

const checkBin = defineCall({
  path: '/payment/bin/check',
  schema: binRequest,
  handle({ binNumber }) {
    const facts = getBinFacts(binNumber)
    if (!facts) throw new GatewayFailure('invalidRequest', 'binNumber')
    return { binNumber, ...toBinFields(facts) }
  },
})

function toPrices(price: string, currency: string, family: BinFacts['family']): Record<string, unknown>[] {
  return listInstalments(price, currency, family).map(({ count, total, each }) => ({
    installmentPrice: toWireNumber(each),
    totalPrice: toWireNumber(total),
    installmentNumber: count,
  }))
}

const findInstalments = defineCall({
  path: '/payment/iyzipos/installment',
  schema: instalmentRequest,
  handle({ price, binNumber, currency }) {
    if (!isPositive(price)) throw new GatewayFailure('invalidRequest', 'price')
    if (!binNumber) {
      const installmentDetails = CARD_FAMILIES.map((family) => ({
        price: toWireNumber(price),
        cardFamilyName: family,
        force3ds: 0,
        installmentPrices: toPrices(price, currency, family),
      }))
      return { installmentDetails }
    }
    // An unknown card is treated like a foreign one: a single payment, with 3-D Secure.
    const facts = getBinFacts(binNumber)
    const detail = {
      binNumber,
      price: toWireNumber(price),
      ...(facts ? toBinFields(facts) : {}),
      force3ds: facts?.type === 'CREDIT_CARD' && !facts.isForeign ? 0 : 1,
      forceCvc: 0,
      installmentPrices: toPrices(price, currency, facts?.family ?? null),
    }
    return { installmentDetails: [detail] }
  },
})

export const lookupCalls: ApiCall[] = [checkBin, findInstalments]
