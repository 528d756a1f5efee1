import * as z from 'zod'

/** Accepts '1.2', '1.20' and 1.2. */
const amount = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,8})?$/))

const text = z.string().trim().min(1)
const digits = z.union([z.string(), z.number()]).transform(String).pipe(z.string().regex(/^\d+$/))

const currency = z.enum(['TRY', 'EUR', 'USD', 'GBP', 'IRR', 'NOK', 'RUB', 'CHF']).default('TRY')
const instalments = digits.transform(Number).pipe(z.number().int().min(1).max(12)).default(1)
const httpUrl = z.url({ protocol: /^https?$/ })

const address = z.object({ contactName: text, address: text, city: text, country: text })

const buyer = z.object({
  id: text,
  name: text,
  surname: text,
  identityNumber: text,
  email: text,
  registrationAddress: text,
  city: text,
  country: text,
  ip: text,
})

const basketItem = z.object({
  id: text,
  name: text,
  category1: text,
  itemType: z.enum(['PHYSICAL', 'VIRTUAL']),
  price: amount,
})

const card = z.object({
  cardHolderName: text,
  cardNumber: z.string(),
  expireMonth: digits,
  expireYear: digits,
  cvc: z.string(),
})

const envelope = { locale: z.string().optional(), conversationId: z.string().default('') }

const order = {
  ...envelope,
  price: amount,
  paidPrice: amount,
  currency,
  basketId: z.string().default(''),
  buyer,
  billingAddress: address,
  basketItems: z.array(basketItem).min(1),
}

export const paymentRequest = z.object({ ...order, installment: instalments, paymentCard: card })
export const threeDSRequest = z.object({ ...order, installment: instalments, paymentCard: card, callbackUrl: httpUrl })

export const formRequest = z.object({
  ...order,
  callbackUrl: httpUrl,
  forceThreeDS: z.union([z.literal(0), z.literal(1)]).default(0),
  enabledInstallments: z.array(digits.transform(Number)).default([1]),
})

export const formQuery = z.object({ ...envelope, token: text })
export const binRequest = z.object({ ...envelope, binNumber: z.string().regex(/^\d{6}(\d{2})?$/) })

export const instalmentRequest = z.object({
  ...envelope,
  price: amount,
  binNumber: z
    .string()
    .regex(/^\d{6}(\d{2})?$/)
    .optional(),
  currency,
})

export const completionRequest = z.object({ ...envelope, paymentId: digits, conversationData: z.string().optional() })

export const checkedCompletionRequest = z.object({
  ...envelope,
  paymentId: digits,
  paidPrice: amount,
  basketId: z.string(),
  currency,
})

export const detailRequest = z
  .object({ ...envelope, paymentId: digits.optional(), paymentConversationId: z.string().optional() })
  .refine((request) => request.paymentId ?? request.paymentConversationId, { path: ['paymentId'] })

export const cancelRequest = z.object({ ...envelope, paymentId: digits, ip: z.string().optional() })
export const refundRequest = z.object({ ...envelope, paymentTransactionId: digits, price: amount, currency })
export const amountRefundRequest = z.object({ ...envelope, paymentId: digits, price: amount, currency })

export type CardInput = z.infer<typeof card>

/** The part of an order that the gateway stores. */
export interface OrderInput {
  conversationId: string
  basketId: string
  locale?: string | undefined
  price: string
  paidPrice: string
  currency: string
  basketItems: { id: string; price: string }[]
}
