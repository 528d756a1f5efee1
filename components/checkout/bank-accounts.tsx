'use client'

import { useTranslations } from 'next-intl'
import type { BankAccount } from '@/lib/checkout/checkout-settings'

/** Where a transfer goes. The booking number, which it must name, is known once the reservation is made. */
export function BankAccounts({ accounts, hours }: { accounts: readonly BankAccount[]; hours: number }) {
  const t = useTranslations('checkout.bank')
  return (
    <div>
      <p className="text-sm text-muted">{t('text', { hours })}</p>
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {accounts.map((account) => (
          <li key={account.id} className="panel text-sm">
            <b className="block">
              <bdi>{account.bank}</bdi> · {account.currency}
            </b>
            <bdi>{account.holder}</bdi>
            <span className="mt-1 block font-semibold">
              <bdi dir="ltr">{account.iban}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
