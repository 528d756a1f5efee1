import * as z from 'zod'

/** iyzico sends amounts and numbers as JSON numbers or as strings. */
const text = z.union([z.string(), z.number()]).transform(String)
const amount = text.pipe(z.string().regex(/^\d+(\.\d+)?$/))
const count = text.pipe(z.string().regex(/^\d+$/)).transform(Number)
const signature = z.string().optional()

export const failureAnswer = z.object({
  status: z.literal('failure'),
  errorCode: text,
  errorGroup: z.string().nullish(),
  errorMessage: z.string().nullish(),
})

const success = z.object({ status: z.literal('success'), conversationId: z.string().nullish() })

const instalmentDetail = z.object({
  cardType: z.string().nullish(),
  cardAssociation: z.string().nullish(),
  cardFamilyName: z.string().nullish(),
  bankName: z.string().nullish(),
  force3ds: count.nullish(),
  installmentPrices: z
    .array(z.object({ installmentNumber: count, totalPrice: amount, installmentPrice: amount }))
    .min(1),
})

export const instalmentsAnswer = success.extend({ installmentDetails: z.array(instalmentDetail).min(1) })

export const startAnswer = success.extend({ paymentId: text, threeDSHtmlContent: z.string().min(1), signature })

export const startFormAnswer = success.extend({
  token: z.string().min(1),
  tokenExpireTime: count,
  paymentPageUrl: z.url(),
  signature,
})

const itemTransaction = z.object({ itemId: text, paymentTransactionId: text, price: amount, paidPrice: amount })

const paymentFields = {
  paymentId: text,
  basketId: z.string().nullish(),
  price: amount,
  paidPrice: amount,
  currency: z.string(),
  installment: count,
  fraudStatus: z.number().nullish(),
  cardType: z.string().nullish(),
  cardAssociation: z.string().nullish(),
  cardFamily: z.string().nullish(),
  binNumber: z.string().nullish(),
  lastFourDigits: z.string().nullish(),
  authCode: text.nullish(),
  itemTransactions: z.array(itemTransaction),
  signature,
}

export const capturedAnswer = success.extend(paymentFields)

export const queriedAnswer = success.extend({
  ...paymentFields,
  paymentStatus: z.string(),
  mdStatus: text.nullish(),
  errorCode: text.nullish(),
  errorGroup: z.string().nullish(),
  token: z.string().nullish(),
})

export const refundAnswer = success.extend({
  paymentId: text,
  price: amount,
  currency: z.string(),
  refundHostReference: z.string().nullish(),
  hostReference: z.string().nullish(),
  signature,
})

export const cancelAnswer = success.extend({ paymentId: text })

const reportedRefund = z.object({
  refundConversationId: z.string().nullish(),
  refundPrice: amount,
  refundStatus: count.nullish(),
})

export const reportAnswer = success.extend({
  payments: z.array(
    z.object({
      paymentId: text,
      cancels: z.array(z.unknown()).nullish(),
      itemTransactions: z.array(z.object({ refunds: z.array(reportedRefund).nullish() })).nullish(),
    }),
  ),
})

export type FailureAnswer = z.infer<typeof failureAnswer>
export type CapturedAnswer = z.infer<typeof capturedAnswer>
export type QueriedAnswer = z.infer<typeof queriedAnswer>
