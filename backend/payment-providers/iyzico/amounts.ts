import { type Amount, toAmount } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'

/** The form of an amount in a request, as the official client writes it: '1200.00' is '1200.0', '10.50' is '10.5'. */
export function toGatewayAmount(amount: Amount): string {
  const text = new Decimal(amount).toFixed()
  return text.includes('.') ? text : `${text}.0`
}

/** The form of an amount in an answer's signature: no zeros at the end. */
export function toSignedAmount(value: string): string {
  return new Decimal(value).toFixed()
}

export function fromGatewayAmount(value: string): Amount {
  return toAmount(value)
}
