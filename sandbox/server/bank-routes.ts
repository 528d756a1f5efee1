import type { Context, Hono } from 'hono'
import { DEMO_CODE, MOST_ATTEMPTS, toBankPage } from '../pages/bank-page'
import { toGonePage } from '../pages/return-page'
import type { PaymentRecord } from '../payments/record'
import { toPageLanguage } from '../protocol/language'
import type { SandboxEnv } from './api-routes'
import { getAudience } from './audience'
import type { Gateway } from './gateway'
import { sendCustomerBack } from './return'
import { settleForm } from './settle-form'
import { showPage } from './show-page'

type SandboxContext = Context<SandboxEnv>

function findOpenPayment(gateway: Gateway, session: string): PaymentRecord | null {
  const payment = gateway.store.getPaymentBySession(session)
  const isKnown = gateway.config.merchants.some((merchant) => merchant.id === payment?.merchantId)
  return isKnown ? payment : null
}

/** Returns the result of a code, or null if another attempt is allowed. */
function checkCode(
  payment: PaymentRecord,
  action: string,
  code: string,
): { mdStatus: string; attempts: number } | null {
  const attempts = (payment.threeDS?.attempts ?? 0) + 1
  if (action === 'cancel') return { mdStatus: '0', attempts }
  if (code.replace(/\s/g, '') !== DEMO_CODE) return attempts >= MOST_ATTEMPTS ? { mdStatus: '0', attempts } : null
  const { scenario } = payment.card
  return { mdStatus: scenario.kind === 'notAuthenticated' ? scenario.mdStatus : '1', attempts }
}

function record(gateway: Gateway, payment: PaymentRecord, mdStatus: string | null, attempts: number): PaymentRecord {
  if (!payment.threeDS) return payment
  const isOver = mdStatus !== null
  const changed: PaymentRecord = {
    ...payment,
    threeDS: { ...payment.threeDS, mdStatus, attempts },
    ...(isOver && mdStatus === '1' ? { status: 'CALLBACK_THREEDS' } : {}),
    ...(isOver && mdStatus !== '1' ? { status: 'FAILURE', failure: 'notAuthenticated' } : {}),
  }
  gateway.store.savePayment(changed)
  return changed
}

/** Mounts the bank page: shows it, accepts the answer, and afterwards only redirects to the merchant. */
export function mountBank(app: Hono<SandboxEnv>, gateway: Gateway): void {
  const show = (c: SandboxContext, payment: PaymentRecord): Response | Promise<Response> => {
    return showPage(c, toBankPage({ payment, ...getAudience(gateway, payment), now: gateway.now() }))
  }
  // Every POST redirects to a GET page, so that back, forward and reload are safe (303).
  const lead = (c: SandboxContext, payment: PaymentRecord): Response =>
    c.redirect(`/bank/3ds/${payment.threeDS?.session ?? ''}`, 303)

  app.get('/bank/3ds/:session', (c) => {
    const payment = findOpenPayment(gateway, c.req.param('session'))
    if (!payment) return showPage(c, toGonePage(toPageLanguage(c.req.header('accept-language'))), 404)
    return payment.status === 'INIT_THREEDS' ? show(c, payment) : sendCustomerBack(gateway, c, payment)
  })

  app.post('/bank/3ds/:session', (c) => {
    const payment = findOpenPayment(gateway, c.req.param('session'))
    if (!payment) return showPage(c, toGonePage(toPageLanguage(c.req.header('accept-language'))), 404)
    return lead(c, payment)
  })

  app.post('/bank/3ds/:session/answer', async (c) => {
    const payment = findOpenPayment(gateway, c.req.param('session'))
    if (!payment) return showPage(c, toGonePage(toPageLanguage(c.req.header('accept-language'))), 404)
    const form = await c.req.parseBody()
    // Another tab may have answered the payment while the form was parsed.
    const current = gateway.store.getPayment(payment.id) ?? payment
    if (current.status !== 'INIT_THREEDS') return lead(c, current)
    const checked = checkCode(current, String(form.action ?? ''), String(form.code ?? ''))
    if (!checked) return lead(c, record(gateway, current, null, (current.threeDS?.attempts ?? 0) + 1))
    const answered = record(gateway, current, checked.mdStatus, checked.attempts)
    if (answered.formToken) settleForm(gateway, answered)
    else if (checked.mdStatus === '1') gateway.webhooks.notify(answered, 'THREE_DS_CALLBACK', 'CALLBACK_THREEDS')
    return lead(c, answered)
  })
}
