import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import type { ItemFacts } from '@/lib/basket/item-facts'

interface ItemTermsProps {
  facts: ItemFacts
  money: BrowserMoney
}

/** The campaign of an item and its damage deposit, in the product's own currency. */
export function ItemTerms({ facts: { campaign, damageDeposit }, money }: ItemTermsProps) {
  const t = useTranslations('basket.item')
  return (
    <>
      {campaign && <small className="block text-muted">{t('campaign', { label: campaign })}</small>}
      {damageDeposit && (
        <small className="block text-muted">
          {t.rich('damageDeposit', {
            amount: () => (
              <Amount
                className="font-medium"
                amount={damageDeposit.amount}
                currency={damageDeposit.currency}
                money={money}
              />
            ),
          })}
        </small>
      )}
    </>
  )
}
