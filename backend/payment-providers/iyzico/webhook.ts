import * as z from 'zod'
import type { PaymentProvider } from '../types'
import { isSignedWebhook } from './signing'

const id = z.union([z.string(), z.number()]).transform(String)

const notification = z.object({
  iyziReferenceCode: z.string(),
  iyziEventType: z.string(),
  status: z.string(),
  iyziPaymentId: id.optional(),
  paymentId: id.optional(),
  paymentConversationId: z.string(),
  token: z.string().optional(),
})

function parse(raw: string): z.infer<typeof notification> | null {
  try {
    return notification.parse(JSON.parse(raw))
  } catch {
    return null
  }
}

/** Verifies the two documented forms: with a token (hosted page) and without (card form). */
export function createWebhook(secretKey: string): Pick<PaymentProvider, 'verifyWebhook'> {
  return {
    verifyWebhook(raw, headers) {
      const signature = headers.get('x-iyz-signature-v3')
      if (!signature) return { outcome: 'rejected', cause: 'noSignature' }
      const body = parse(raw)
      const { token = null } = body ?? {}
      const paymentId = token === null ? body?.paymentId : body?.iyziPaymentId
      if (!body || paymentId === undefined) return { outcome: 'rejected', cause: 'badBody' }
      const { iyziReferenceCode, iyziEventType, paymentConversationId, status } = body
      const signed = [iyziEventType, paymentId, ...(token === null ? [] : [token]), paymentConversationId, status]
      if (!isSignedWebhook(secretKey, signed, signature)) return { outcome: 'rejected', cause: 'badSignature' }
      return {
        outcome: 'verified',
        event: {
          reference: iyziReferenceCode,
          type: iyziEventType,
          status,
          paymentId,
          conversationId: paymentConversationId,
          token,
        },
      }
    },
  }
}
