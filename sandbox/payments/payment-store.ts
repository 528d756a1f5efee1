import { Journal, type JournalEntry } from './journal'
import type { FormRecord, NotificationRecord, PaymentRecord } from './record'

const FIRST_PAYMENT_ID = 25_000_001
const FIRST_TRANSACTION_ID = 27_000_001

/** The state of the gateway. Records change only through the `save` methods, so that the journal is always complete. */
export class PaymentStore {
  readonly #journal: Journal
  readonly #payments = new Map<string, PaymentRecord>()
  readonly #forms = new Map<string, FormRecord>()
  readonly #notifications = new Map<string, NotificationRecord>()
  #nextPaymentId = FIRST_PAYMENT_ID
  #nextTransactionId = FIRST_TRANSACTION_ID

  constructor(dataDir: string | null) {
    this.#journal = new Journal(dataDir)
    for (const entry of this.#journal.load()) this.#restore(entry)
  }

  #restore(entry: JournalEntry): void {
    if (entry.kind === 'form') this.#forms.set(entry.id, entry.value as FormRecord)
    if (entry.kind === 'notification') this.#notifications.set(entry.id, entry.value as NotificationRecord)
    if (entry.kind !== 'payment') return
    const payment = entry.value as PaymentRecord
    this.#payments.set(payment.id, payment)
    this.#nextPaymentId = Math.max(this.#nextPaymentId, Number(payment.id) + 1)
    for (const item of payment.items) {
      const used = [item.transactionId, ...item.refunds.map((refund) => refund.id)].map(Number)
      this.#nextTransactionId = Math.max(this.#nextTransactionId, ...used.map((id) => id + 1))
    }
  }

  takePaymentId(): string {
    return String(this.#nextPaymentId++)
  }

  takeTransactionId(): string {
    return String(this.#nextTransactionId++)
  }

  savePayment(payment: PaymentRecord): void {
    this.#payments.set(payment.id, payment)
    this.#journal.append({ kind: 'payment', id: payment.id, value: payment })
  }

  saveForm(form: FormRecord): void {
    this.#forms.set(form.token, form)
    this.#journal.append({ kind: 'form', id: form.token, value: form })
  }

  saveNotification(notification: NotificationRecord): void {
    this.#notifications.set(notification.id, notification)
    this.#journal.append({ kind: 'notification', id: notification.id, value: notification })
  }

  getPayment(id: string): PaymentRecord | null {
    return this.#payments.get(id) ?? null
  }

  getPaymentBySession(session: string): PaymentRecord | null {
    return this.listPayments().find((payment) => payment.threeDS?.session === session) ?? null
  }

  getForm(token: string): FormRecord | null {
    return this.#forms.get(token) ?? null
  }

  listPayments(): PaymentRecord[] {
    return [...this.#payments.values()]
  }

  listOpenNotifications(): NotificationRecord[] {
    return [...this.#notifications.values()].filter((notification) => notification.nextAt !== null)
  }
}
