import { Alert } from '@/components/ui/alert'
import type { OtherSettings } from '@/domain/settings/schema'
import type { ViewContext } from '@/lib/member/view-context'

interface BankAccountsProps {
  accounts: OtherSettings['bankAccounts']
  t: ViewContext['t']
}

/** The operator's accounts, one per currency. */
export function BankAccounts({ accounts, t }: BankAccountsProps) {
  return (
    <section className="mt-8" aria-labelledby="accounts">
      <h2 id="accounts" className="mb-4 text-h3">
        {t('notification.accounts')}
      </h2>
      {accounts.length === 0 ? (
        <Alert>{t('notification.noAccounts')}</Alert>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {accounts.map(({ id, bank, holder, iban, currency }) => (
            <li key={id} className="panel grid content-start gap-3 p-5">
              <h3 className="flex justify-between gap-2 text-title">
                <bdi>{bank}</bdi> <span className="badge badge-fact">{currency}</span>
              </h3>
              <dl className="grid gap-3">
                <div>
                  <dt className="text-sm text-muted">{t('notification.holder')}</dt>
                  <dd>
                    <bdi>{holder}</bdi>
                  </dd>
                </div>
                <div>
                  <dt className="text-sm text-muted">{t('notification.iban')}</dt>
                  <dd>
                    <bdi dir="ltr" className="font-bold select-all">
                      {iban}
                    </bdi>
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
