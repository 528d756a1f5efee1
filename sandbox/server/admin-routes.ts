import type { Hono } from 'hono'
import { toHomePage } from '../pages/home-page'
import type { PaymentRecord } from '../payments/record'
import type { SandboxEnv } from './api-routes'
import { faultRequest } from './faults'
import type { Gateway } from './gateway'
import { showPage } from './show-page'

/** Returns a payment for inspection, without the secrets that would allow acting on it. */
function toView({ threeDS, ...payment }: PaymentRecord): Record<string, unknown> {
  return { ...payment, mdStatus: threeDS?.mdStatus ?? null, callbackUrl: threeDS?.callbackUrl ?? null }
}

/** Mounts the health check, the start page and the fault switches for tests. */
export function mountAdmin(app: Hono<SandboxEnv>, gateway: Gateway): void {
  const { faults, store } = gateway

  app.get('/', (c) => showPage(c, toHomePage()))
  app.get('/health', (c) => c.json({ status: 'ok', payments: store.listPayments().length }))

  app.get('/_faults', (c) => c.json(faults.list()))
  app.delete('/_faults', (c) => {
    faults.clear()
    return c.body(null, 204)
  })
  app.post('/_faults', async (c) => {
    const parsed = faultRequest.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) {
      const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      return c.json({ problems }, 400)
    }
    faults.add(parsed.data)
    return c.json(parsed.data, 201)
  })

  app.get('/_payments', (c) => {
    const conversationId = c.req.query('conversationId')
    const payments = store.listPayments()
    const shown = conversationId ? payments.filter((payment) => payment.conversationId === conversationId) : payments
    return c.json(shown.map(toView))
  })
}
