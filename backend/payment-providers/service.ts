/** Public interface of the payment-providers module; other modules import no other file of it. */
export { CardSecret } from './card-secret'
export { createPaymentProvider } from './registry'
export type {
  CapturedPayment,
  CheckedField,
  ExpectedPayment,
  PaymentOrder,
  PaymentProvider,
  PaymentResult,
  QueryResult,
  Refused,
} from './types'
