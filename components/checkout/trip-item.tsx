import { useTranslations } from 'next-intl'
import { ItemParty } from '@/components/basket/item-party'
import { ItemPicture } from '@/components/basket/item-picture'
import { ItemTerms } from '@/components/basket/item-terms'
import { ItemWhen } from '@/components/basket/item-when'
import { useItemFacts } from '@/components/basket/use-item-facts'
import { Amount } from '@/components/money/amount'
import { type ItemView, ownTotal } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'

export function TripItem({ view, money }: { view: ItemView; money: BrowserMoney }) {
  const t = useTranslations('checkout.trip')
  const problems = useTranslations('basket.problems')
  const { item, line, problem } = view
  const facts = useItemFacts(item, money.locale)
  return (
    <li className="flex items-center gap-3.5">
      <ItemPicture item={item} className="size-14 rounded-input max-[22rem]:hidden" sizes="56px" />
      <div className="min-w-0 flex-1">
        <b className="block leading-snug">{facts.title}</b>
        <ItemWhen item={item} facts={facts} className="text-sm text-muted" />
        <small className="block text-muted">
          <ItemParty facts={facts} />
        </small>
        <ItemTerms facts={facts} money={money} />
        {problem === null && !item.instantConfirmation && <small className="block text-muted">{t('byHand')}</small>}
        {problem !== null && (
          <span className="text-sm font-semibold text-danger">
            {problems(`short.${problem}`)} · {t('leftOut')}
          </span>
        )}
      </div>
      {line && <Amount className="font-bold" amount={ownTotal(line)} currency={money.currency} money={money} />}
    </li>
  )
}
