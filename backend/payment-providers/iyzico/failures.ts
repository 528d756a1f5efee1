import type { Declined, DeclineReason, Refused, Unknown } from '../types'
import type { FailureAnswer } from './answers'

/** iyzico recommends to evaluate the error group; the error code decides only if the group is not listed here. */
const REASONS_BY_GROUP: Record<string, DeclineReason> = {
  NOT_SUFFICIENT_FUNDS: 'insufficientFunds',
  DO_NOT_HONOUR: 'doNotHonour',
  LOST_CARD: 'lostCard',
  STOLEN_CARD: 'stolenCard',
  EXPIRED_CARD: 'expiredCard',
  INVALID_CVC2: 'badCvc',
  INVALID_CVC2_LENGTH: 'badCvc',
  FRAUD_SUSPECT: 'fraud',
}

const REASONS_BY_CODE: Record<string, DeclineReason> = {
  '12': 'general',
  '13': 'general',
  '14': 'general',
  '15': 'badCvc',
  '17': 'expiredCard',
  '10005': 'doNotHonour',
  '10034': 'fraud',
  '10041': 'lostCard',
  '10043': 'stolenCard',
  '10051': 'insufficientFunds',
  '10054': 'expiredCard',
  '10084': 'badCvc',
  '10206': 'badCvc',
}

/** Invalid card input: number, month, year, code or date. */
const CARD_INPUT_CODES = new Set(['12', '13', '14', '15', '17'])

/** The merchant has no such payment. */
const NOT_FOUND_CODE = '5087'

/** A system error at iyzico, its limit of requests per minute, or a bank that was unreachable or did not answer. */
const GATEWAY_TROUBLE_CODES = new Set(['1', '2', '50000', '10214', '10219'])

const FIRST_BANK_CODE = 10_000
const AFTER_BANK_CODES = 20_000

function isBankCode(code: string): boolean {
  const number = Number(code)
  return number >= FIRST_BANK_CODE && number < AFTER_BANK_CODES
}

export function isNotFound({ errorCode }: FailureAnswer): boolean {
  return errorCode === NOT_FOUND_CODE
}

function isGatewayTrouble({ errorCode }: FailureAnswer): boolean {
  return GATEWAY_TROUBLE_CODES.has(errorCode)
}

/** Whether the card or the bank caused the failure, so that another card may succeed. */
export function isDecline(failure: FailureAnswer): boolean {
  if (isGatewayTrouble(failure)) return false
  return isBankCode(failure.errorCode) || CARD_INPUT_CODES.has(failure.errorCode)
}

export function toReason(
  code: string,
  group: string | null | undefined,
  fallback: DeclineReason = 'general',
): DeclineReason {
  return REASONS_BY_GROUP[group ?? ''] ?? REASONS_BY_CODE[code] ?? fallback
}

export function toDeclined(failure: FailureAnswer, fallback?: DeclineReason): Declined {
  const group = failure.errorGroup ?? null
  return { outcome: 'declined', code: failure.errorCode, group, reason: toReason(failure.errorCode, group, fallback) }
}

/** Removes digit runs that could be a card number, since some providers quote the request in an error message. */
function redact(message: string): string {
  return message.replace(/\d(?:[ -]?\d){10,}/g, '[digits]').slice(0, 200)
}

export function toRefused(failure: FailureAnswer): Refused | Unknown {
  if (isGatewayTrouble(failure)) return { outcome: 'unknown', cause: 'gatewayError', detail: failure.errorCode }
  return {
    outcome: 'refused',
    code: failure.errorCode,
    group: failure.errorGroup ?? null,
    message: redact(failure.errorMessage ?? ''),
  }
}

/** Maps a failure other than a decline of a call that takes money: the failure does not tell what earlier calls did. */
export function toUnknown(failure: FailureAnswer): Unknown {
  return {
    outcome: 'unknown',
    cause: isGatewayTrouble(failure) ? 'gatewayError' : 'refused',
    detail: failure.errorCode,
  }
}
