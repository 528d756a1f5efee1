import * as z from 'zod'
import type { BankReturn } from '../messages'

const text = z.string().max(4000)
const optionalText = text.transform((value) => value || undefined).optional()

const callback = z.object({
  status: text,
  paymentId: text.min(1),
  conversationId: text.min(1),
  conversationData: optionalText,
  mdStatus: text,
  signature: optionalText,
})

/** The fields of the bank's cross-site POST to our return address. */
export type ThreeDSCallback = z.infer<typeof callback>

/** Parses the form fields of the bank's return; null if they are malformed. The fields prove nothing yet. */
export function getThreeDSCallback(fields: BankReturn | Record<string, unknown>): ThreeDSCallback | null {
  const parsed = callback.safeParse(fields)
  return parsed.success ? parsed.data : null
}
