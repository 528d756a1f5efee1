import { BankAccountCards } from '@/components/payments/bank-account-cards'
import { capitalise, formatMoment } from '@/domain/dates/day-words'
import { isZero } from '@/domain/money/amount'
import { orderAccounts } from '@/domain/payments/order-accounts'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { ResultContext } from '@/lib/reservations/result-context'
import { writeDouble } from '@/lib/reservations/write-double'

interface TransferPanelProps {
  result: ReservationResult
  context: ResultContext
}

/** The account, amount, reference and deadline of a bank transfer. */
export function TransferPanel({ result, context }: TransferPanelProps) {
  const { t, zone, locale, other } = context
  const { now, until } = summariseMoney(result)
  if (isZero(now.fixed)) return null
  const facts: [string, string][] = [
    [t('transfer.amount'), writeDouble(now, result, context)],
    [t('transfer.reference'), result.bookingNumber],
    ...(until
      ? [[t('transfer.until'), capitalise(formatMoment(until, zone, locale), locale)] as [string, string]]
      : []),
  ]
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer" className="mb-3">
        {t('transfer.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('transfer.text')}</p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-bold">
              <bdi className="select-all">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {other.bankAccounts.length === 0 ? (
        <p className="panel mt-5">{t('transfer.none')}</p>
      ) : (
        <div className="mt-5">
          <BankAccountCards
            accounts={orderAccounts(other.bankAccounts, result.fixed.currency)}
            labels={{ holder: t('transfer.holder'), iban: t('transfer.iban') }}
          />
        </div>
      )}
    </section>
  )
}
