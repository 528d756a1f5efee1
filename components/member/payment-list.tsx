import { Badge } from '@/components/ui/badge'
import type { MemberData } from '@/domain/member/schema'
import { PAYMENT_METHODS } from '@/domain/reservations/schema'
import { formatInstant } from '@/lib/i18n/format-instant'
import { showOwn, type ViewContext } from '@/lib/member/view-context'

interface PaymentListProps {
  collections: MemberData['collections']
  context: ViewContext
}

/** Payments as a table in wide windows; on phones each payment is a block with its own labels. */
export function PaymentList({ collections, context }: PaymentListProps) {
  const { t, zone } = context
  const methodOf = (method: string) => PAYMENT_METHODS.find((known) => known === method) ?? 'other'
  return (
    <ul className="grid gap-3">
      {collections.map(({ id, bookingNumber, amount, currency, paymentMethod, collectedAt, entry }) => (
        <li key={id} className="panel p-4 sm:p-5">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 sm:items-start">
            <div>
              <dt className="text-sm text-muted">{t('payments.date')}</dt>
              <dd>
                <bdi dir="ltr">{formatInstant(collectedAt, zone)}</bdi>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t('payments.booking')}</dt>
              <dd className="break-all">
                <bdi dir="ltr">{bookingNumber}</bdi>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t('payments.method')}</dt>
              <dd>{t(`payments.methods.${methodOf(paymentMethod)}`)}</dd>
            </div>
            <div className="sm:text-end">
              <dt className="text-sm text-muted">{t('payments.amount')}</dt>
              <dd className="flex flex-wrap items-center gap-2 sm:justify-end">
                {entry === 'refund' && <Badge tone="ok">{t('payments.entry.refund')}</Badge>}
                <bdi dir="ltr" className="price">
                  {showOwn(amount, currency, context)}
                </bdi>
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
