import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { Skeleton } from '@/components/ui/skeleton'
import type { Locale } from '@/domain/shared/locales'
import { type ItemView, ownTotal } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getBasketItemPath } from '@/lib/basket/item-titles'
import { ItemParty } from './item-party'
import { ItemPicture } from './item-picture'
import { ItemWhen } from './item-when'
import { RemoveButton } from './remove-button'
import { useItemFacts } from './use-item-facts'

interface SidebarItemProps {
  view: ItemView
  index: number
  locale: Locale
  money: BrowserMoney | null
  /** The quote of the item is loading. */
  isAsking: boolean
  onFollow: () => void
  onRemove: () => void
}

export function SidebarItem({ view, index, locale, money, isAsking, onFollow, onRemove }: SidebarItemProps) {
  const t = useTranslations('basket.problems')
  const { item, line, problem } = view
  const facts = useItemFacts(item, locale)
  const { title } = facts
  return (
    <li className="flex gap-4 border-b border-line py-4 first:pt-2" data-row={item.key}>
      <ItemPicture item={item} className="size-24 rounded-card" />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex items-start justify-between gap-3">
          <a className="font-bold" href={getBasketItemPath(item, locale, usePathname() ?? '')} onClick={onFollow}>
            {title}
          </a>
          <RemoveButton item={item} index={index} title={title} isQuiet onRemove={onRemove} />
        </div>
        <ItemWhen item={item} facts={facts} className="text-sm text-muted" />
        {problem !== null && <p className="text-sm font-semibold text-danger">{t(`short.${problem}`)}</p>}
        <div className="mt-auto flex items-end justify-between gap-3 text-sm text-muted">
          <span>
            <ItemParty facts={facts} isShort />
          </span>
          {!line && isAsking && problem === null && <Skeleton className="h-5 w-20" />}
          {line && money && (
            <Amount className="text-body text-ink" amount={ownTotal(line)} currency={money.currency} money={money} />
          )}
        </div>
      </div>
    </li>
  )
}
