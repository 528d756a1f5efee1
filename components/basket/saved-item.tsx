import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Amount } from '@/components/money/amount'
import { notifyText, notifyUndo } from '@/components/toasts/notify-undo'
import { Button } from '@/components/ui/button'
import { MAXIMUM_ITEMS } from '@/domain/basket/limits'
import { type ItemView, ownTotal } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getItemPath } from '@/lib/basket/item-titles'
import { useShop, useShopDispatch } from '@/store/hooks'
import { asideRemoved, itemAdded, itemPutAside } from '@/store/modules/reservations'
import { ItemParty } from './item-party'
import { ItemPicture } from './item-picture'
import { ItemWhen } from './item-when'
import { leaveRow } from './row-focus'
import { useItemFacts } from './use-item-facts'

interface SavedItemProps {
  view: ItemView
  index: number
  money: BrowserMoney
}

/** One item saved for later, with a button that returns it to the basket. */
export function SavedItem({ view: { item, line, problem }, index, money }: SavedItemProps) {
  const t = useTranslations('basket')
  const { items } = useShop((state) => state.reservations.basket)
  const dispatch = useShopDispatch()
  const facts = useItemFacts(item, money.locale)
  const { title } = facts
  const takeUp = ({ currentTarget }: MouseEvent) => {
    if (items.length >= MAXIMUM_ITEMS) return notifyText(t('card.tooManyItems'))
    leaveRow(currentTarget)
    dispatch(itemAdded({ flow: 'basket', item }))
    notifyText(t('sidebar.notice.added'), 'ok')
  }
  const remove = ({ currentTarget }: MouseEvent) => {
    const goBack = leaveRow(currentTarget)
    dispatch(asideRemoved(item))
    notifyUndo(t('later.removed', { title }), t('actions.undo'), () => {
      dispatch(itemPutAside({ item, at: index }))
      goBack()
    })
  }
  return (
    <li className="flex gap-4 border-b border-line py-5" aria-label={title} data-row={item.key}>
      <ItemPicture item={item} className="size-24 rounded-card" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-col gap-x-6 md:flex-row md:justify-between">
          <h3 className="text-body font-bold">
            <a href={getItemPath(item, money.locale)}>{title}</a>
          </h3>
          {line && <Amount className="shrink-0" amount={ownTotal(line)} currency={money.currency} money={money} />}
        </div>
        <ItemWhen item={item} facts={facts} className="text-sm" />
        <p className="text-sm text-muted">
          <ItemParty facts={facts} isShort />
        </p>
        {problem !== null && <p className="text-sm font-semibold text-danger">{t(`problems.short.${problem}`)}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
          <Button size="small" tone="secondary" onClick={takeUp}>
            {t('later.back')}
            <span className="sr-only">: {title}</span>
          </Button>
          <button type="button" className="min-h-11 text-sm font-semibold text-muted" onClick={remove}>
            {t('actions.remove')}
            <span className="sr-only">: {title}</span>
          </button>
        </div>
      </div>
    </li>
  )
}
