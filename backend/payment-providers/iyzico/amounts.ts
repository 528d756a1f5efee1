import { type Amount, toAmount } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'

/** Formats an amount for a request as the official client does: '1200.00' becomes '1200.0', '10.50' becomes '10.5'. */
export function toGatewayAmount(amount: Amount): string {
  const text = new Decimal(amount).toFixed()
  return text.includes('.') ? text : `${text}.0`
}

/** Formats an amount for the signature of an answer: without trailing zeros. */
export function toSignedAmount(value: string): string {
  return new Decimal(value).toFixed()
}

export function fromGatewayAmount(value: string): Amount {
  return toAmount(value)
}
