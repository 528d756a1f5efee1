import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { SandboxConfig } from '../config'
import type { PaymentStore } from '../payments/payment-store'
import type { NotificationRecord, PaymentRecord, PaymentStatus } from '../payments/record'
import { signWebhook } from '../protocol/signing'
import type { Fault, Faults } from './faults'

/** iyzico gives up after three attempts. */
const MOST_ATTEMPTS = 3
const ANSWER_LIMIT_MS = 10_000

type EventType = 'API_AUTH' | 'THREE_DS_AUTH' | 'THREE_DS_CALLBACK' | 'CHECKOUT_FORM_AUTH'

interface WebhookOptions {
  config: SandboxConfig
  store: PaymentStore
  faults: Faults
  log: Logger
  now: () => number
}

/**
 * Sends payment notifications to the merchants, with a delay and retries, as iyzico does. Pending ones survive a
 * restart.
 */
export class Webhooks {
  readonly #options: WebhookOptions
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(options: WebhookOptions) {
    this.#options = options
  }

  /** Schedules the notifications that an earlier run did not deliver. */
  start(): void {
    for (const notification of this.#options.store.listOpenNotifications()) this.#schedule(notification)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  notify(payment: PaymentRecord, type: EventType, status: PaymentStatus): void {
    const { config, store, now } = this.#options
    const merchant = config.merchants.find((candidate) => candidate.id === payment.merchantId)
    if (!merchant?.webhookUrl) return
    const token = type === 'CHECKOUT_FORM_AUTH' ? payment.formToken : null
    const signed = [type, payment.id, ...(token ? [token] : []), payment.conversationId, status]
    const notification: NotificationRecord = {
      id: randomUUID(),
      merchantId: merchant.id,
      body: {
        paymentConversationId: payment.conversationId,
        merchantId: merchant.id,
        ...(token ? { token } : { paymentId: Number(payment.id) }),
        status,
        iyziReferenceCode: randomUUID(),
        iyziEventType: type,
        iyziEventTime: now(),
        iyziPaymentId: Number(payment.id),
      },
      signature: signWebhook(merchant.secretKey, signed),
      attempts: 0,
      nextAt: now() + config.webhookDelayMs,
    }
    store.saveNotification(notification)
    this.#schedule(notification)
  }

  #schedule(notification: NotificationRecord): void {
    if (notification.nextAt === null) return
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        void this.#attempt(notification)
      },
      Math.max(0, notification.nextAt - this.#options.now()),
    )
    timer.unref()
    this.#timers.add(timer)
  }

  async #attempt(notification: NotificationRecord): Promise<void> {
    const { config, store, faults, log, now } = this.#options
    const fault = faults.take('webhook', JSON.stringify(notification.body))
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.delayMs).unref())
    if (fault?.kind === 'twice') await this.#post(notification, null)
    const isDelivered = fault?.kind === 'never' ? false : await this.#post(notification, fault)
    const attempts = notification.attempts + 1
    const isOver = isDelivered || attempts >= MOST_ATTEMPTS
    const after = { ...notification, attempts, nextAt: isOver ? null : now() + config.webhookRetryMs }
    store.saveNotification(after)
    log.info({ notification: notification.id, attempts, isDelivered, isOver }, 'notification sent')
    this.#schedule(after)
  }

  async #post({ merchantId, body, signature }: NotificationRecord, fault: Fault | null): Promise<boolean> {
    const url = this.#options.config.merchants.find((merchant) => merchant.id === merchantId)?.webhookUrl
    if (!url) return true
    const shown =
      fault?.kind === 'badSignature' ? signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) : signature
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'X-IYZ-SIGNATURE-V3': shown },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }
}
