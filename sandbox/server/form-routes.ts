import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { SANDBOX_TEXTS } from '@/messages/catalogues'
import { listInstalments } from '../cards/instalments'
import { toFormPage } from '../pages/form-page'
import { toGonePage, toReturnPage } from '../pages/return-page'
import { buildPayment, requireCard } from '../payments/create'
import type { FormRecord, PaymentRecord } from '../payments/record'
import { FAILURES, GatewayFailure } from '../protocol/failures'
import { toPageLanguage } from '../protocol/language'
import type { SandboxEnv } from './api-routes'
import { getAudience } from './audience'
import type { Gateway } from './gateway'
import { showPage } from './show-page'

type SandboxContext = Context<SandboxEnv>
type Fields = Record<string, string>

/** Returns a form that can still be paid, or null if it is paid, expired or unknown. */
function findOpenForm(gateway: Gateway, token: string): FormRecord | null {
  const form = gateway.store.getForm(token)
  if (!form || form.expiresAt <= gateway.now()) return null
  const latest = form.paymentId ? gateway.store.getPayment(form.paymentId) : null
  return latest?.status === 'SUCCESS' ? null : form
}

/** Builds the payment of a form. Throws `GatewayFailure` if the card or the number of instalments is not accepted. */
function startPayment(gateway: Gateway, form: FormRecord, fields: Fields): PaymentRecord {
  const now = gateway.now()
  const { month = '', year = '', cvc = '', number = '', holder = '', instalments = '1' } = fields
  const card = requireCard(
    { cardHolderName: holder, cardNumber: number, expireMonth: month, expireYear: year, cvc },
    now,
  )
  if (card.scenario.kind === 'initialisationFails') throw new GatewayFailure('threeDSInitFailed')
  const chosen = listInstalments(form.paidPrice, form.currency, card.family).find(
    ({ count }) => String(count) === instalments && form.enabledInstalments.includes(count),
  )
  if (!chosen) throw new GatewayFailure('instalmentNotOffered')
  const order = { ...form, basketItems: form.items, paidPrice: chosen.total }
  const { merchantId, audience } = form
  return {
    ...buildPayment(gateway.store, {
      merchantId,
      channel: 'checkoutForm',
      audience,
      order,
      card,
      instalments: chosen.count,
      now,
    }),
    status: 'INIT_THREEDS',
    formToken: form.token,
    isThreeDSForced: form.isThreeDSForced,
    threeDS: {
      session: randomUUID(),
      callbackUrl: form.callbackUrl,
      conversationData: randomUUID(),
      mdStatus: null,
      attempts: 0,
    },
  }
}

/** Mounts the hosted page: shows it, starts a card payment, or returns to the merchant. */
export function mountForm(app: Hono<SandboxEnv>, gateway: Gateway): void {
  const showGone = (c: SandboxContext): Response | Promise<Response> =>
    showPage(c, toGonePage(toPageLanguage(c.req.header('accept-language'))), 404)
  const show = (c: SandboxContext, form: FormRecord, error: string | null): Response | Promise<Response> => {
    return showPage(c, toFormPage({ form, ...getAudience(gateway, form), error }), error ? 422 : 200)
  }

  app.get('/checkout/:token', (c) => {
    const form = findOpenForm(gateway, c.req.param('token'))
    return form ? show(c, form, null) : showGone(c)
  })

  app.post('/checkout/:token/pay', async (c) => {
    const form = findOpenForm(gateway, c.req.param('token'))
    if (!form) return showGone(c)
    const { language, merchantName } = getAudience(gateway, form)
    const body = await c.req.parseBody()
    const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value).trim()]))
    if (fields.action === 'back') {
      const page = {
        language,
        brand: merchantName,
        merchantName,
        callbackUrl: form.callbackUrl,
        fields: { token: form.token },
      }
      return showPage(c, toReturnPage(page))
    }
    if (['holder', 'number', 'month', 'year', 'cvc'].some((name) => !fields[name])) {
      return show(c, form, SANDBOX_TEXTS[language].required)
    }
    try {
      const payment = startPayment(gateway, form, fields)
      gateway.store.savePayment(payment)
      gateway.store.saveForm({ ...form, paymentId: payment.id })
      return c.redirect(`/bank/3ds/${payment.threeDS?.session ?? ''}`, 303)
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error
      const isOwn = language === 'tr' || language === 'en'
      return show(c, form, isOwn ? FAILURES[error.failureName].message[language] : SANDBOX_TEXTS[language].refused)
    }
  })
}
