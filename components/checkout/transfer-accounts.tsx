import { useTranslations } from 'next-intl'
import { BankAccountCards } from '@/components/payments/bank-account-cards'
import type { BankAccount } from '@/domain/settings/schema'

/** Bank accounts for the transfer. The required booking number is known only after the reservation is made. */
export function TransferAccounts({ accounts, hours }: { accounts: readonly BankAccount[]; hours: number }) {
  const t = useTranslations('checkout.bank')
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('text', { hours })}</p>
      <BankAccountCards accounts={accounts} labels={{ holder: t('holder'), iban: t('iban') }} />
    </div>
  )
}
