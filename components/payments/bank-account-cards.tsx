import type { BankAccount } from '@/domain/settings/schema'

interface BankAccountCardsProps {
  accounts: readonly BankAccount[]
  labels: { holder: string; iban: string }
}

/** The operator's bank accounts for transfers, one per currency. */
export function BankAccountCards({ accounts, labels }: BankAccountCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {accounts.map(({ id, bank, holder, iban, currency }) => (
        <li key={id} className="panel grid content-start gap-3 p-5">
          <h3 className="flex justify-between gap-2 text-title">
            <bdi>{bank}</bdi> <span className="badge badge-fact">{currency}</span>
          </h3>
          <dl className="grid gap-3">
            <div>
              <dt className="text-sm text-muted">{labels.holder}</dt>
              <dd>
                <bdi>{holder}</bdi>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{labels.iban}</dt>
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
  )
}
