'use client'

import { useTranslations } from 'next-intl'
import { ItemPicture } from '@/components/basket/item-picture'
import { ItemWhen } from '@/components/basket/item-when'
import { useItemFacts } from '@/components/basket/use-item-facts'
import { Amount } from '@/components/money/amount'
import { type ItemView, ownTotal } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getItemTitle } from '@/lib/basket/item-titles'

/** One item of what is being booked. */
export function TripItem({ view, money }: { view: ItemView; money: BrowserMoney }) {
  const t = useTranslations('checkout.trip')
  const problems = useTranslations('basket.problems')
  const { item, line, problem } = view
  const facts = useItemFacts(item, money.locale)
  const rest = [facts.party, ...facts.choices].filter((text) => text !== null).join(' · ')
  return (
    <li className="flex items-center gap-3.5">
      <ItemPicture item={item} className="size-14 rounded-input max-[22rem]:hidden" sizes="56px" />
      <div className="min-w-0 flex-1">
        <b className="block leading-snug">{getItemTitle(item, money.locale)}</b>
        <ItemWhen item={item} facts={facts} className="text-sm text-muted" />
        {rest !== '' && <small className="block text-muted">{rest}</small>}
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
