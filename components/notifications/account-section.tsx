import { BankAccountCards } from '@/components/payments/bank-account-cards'
import { Alert } from '@/components/ui/alert'
import type { MemberContext } from '@/lib/member/member-context'

/** The operator's bank accounts under a heading, or a note if none are listed. */
export function AccountSection({ t, other }: Pick<MemberContext, 't' | 'other'>) {
  const labels = { holder: t('notification.holder'), iban: t('notification.iban') }
  return (
    <section className="mt-8" aria-labelledby="accounts">
      <h2 id="accounts" className="mb-4 text-h3">
        {t('notification.accounts')}
      </h2>
      {other.bankAccounts.length === 0 ? (
        <Alert>{t('notification.noAccounts')}</Alert>
      ) : (
        <BankAccountCards accounts={other.bankAccounts} labels={labels} />
      )}
    </section>
  )
}
