import * as z from 'zod'
import type { ThreeDSCallback } from './messages'

const text = z.string().max(4000)

const callback = z.object({
  status: text,
  paymentId: text.min(1),
  conversationId: text.min(1),
  conversationData: text.optional(),
  mdStatus: text,
  signature: text.optional(),
})

/** Reads the form fields of the bank's return; null when they are not those of one. Nothing in them is proof yet. */
export function getThreeDSCallback(fields: Record<string, unknown>): ThreeDSCallback | null {
  const parsed = callback.safeParse(fields)
  return parsed.success ? parsed.data : null
}
