import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from 'hono'
import { SANDBOX_TEXTS } from '@/messages/catalogues'
import { toLostPage, toReturnPage } from '../pages/return-page'
import type { PaymentRecord } from '../payments/record'
import { signAnswer } from '../protocol/signing'
import type { SandboxEnv } from './api-routes'
import { getAudience } from './audience'
import { type Gateway, requireMerchant } from './gateway'
import { showPage } from './show-page'

const POST_LIMIT_MS = 10_000

/** Returns the callback fields of a 3-D Secure payment, signed in the documented order. */
function toCallbackFields(gateway: Gateway, payment: PaymentRecord, hasBadSignature: boolean): Record<string, string> {
  if (payment.formToken) return { token: payment.formToken }
  const { secretKey } = requireMerchant(gateway.config, payment.merchantId)
  const { conversationData = '', mdStatus } = payment.threeDS ?? {}
  const { conversationId, id, card } = payment
  // The test cards "success but mdStatus is …" detect merchants that check only the status.
  const status = mdStatus === '1' || card.scenario.kind === 'notAuthenticated' ? 'success' : 'failure'
  const signed = [conversationData, conversationId, mdStatus, id, status]
  const signature = signAnswer(hasBadSignature ? `${secretKey}-other` : secretKey, signed)
  return { status, paymentId: id, conversationData, conversationId, mdStatus: mdStatus ?? '0', signature }
}

/** Repeats the callback: posts the form to the merchant before the browser does. */
async function postTwice(url: string, fields: Record<string, string>): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.timeout(POST_LIMIT_MS),
    })
    await answer.body?.cancel()
  } catch {
    // A failure of the merchant to accept the first callback is part of what the fault tests.
  }
}

/** Returns the page that sends the customer back to the merchant, unless a fault prevents it. */
export async function sendCustomerBack(
  gateway: Gateway,
  c: Context<SandboxEnv>,
  payment: PaymentRecord,
): Promise<Response> {
  const { language, merchantName } = getAudience(gateway, payment)
  const brand = SANDBOX_TEXTS[language].bank
  const fault = gateway.faults.take('callback', payment.conversationId)
  const callbackUrl = payment.threeDS?.callbackUrl
  if (fault?.kind === 'never' || !callbackUrl) return showPage(c, toLostPage(language, brand))
  const fields = toCallbackFields(gateway, payment, fault?.kind === 'badSignature')
  if (fault?.kind === 'slow') await pause(fault.delayMs, undefined, { ref: false })
  if (fault?.kind === 'twice') await postTwice(callbackUrl, fields)
  return showPage(c, toReturnPage({ language, brand, merchantName, callbackUrl, fields }))
}
