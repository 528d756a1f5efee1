import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import { addAmounts, isZero } from '@/domain/money/amount'
import { type ItemView, ownTotal } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getEditPath } from '@/lib/basket/item-link'
import { getItemPath } from '@/lib/basket/item-titles'
import type { CartSettings } from './cart-view'
import { ItemEditor } from './item-editor'
import { ItemParty } from './item-party'
import { ItemPicture } from './item-picture'
import { ItemProblem } from './item-problem'
import { ItemTerms } from './item-terms'
import { ItemWhen } from './item-when'
import { KindWords } from './kind-words'
import { RemoveButton } from './remove-button'
import { SaveForLaterButton } from './save-for-later-button'
import { useItemFacts } from './use-item-facts'

interface CartItemProps {
  view: ItemView
  index: number
  settings: CartSettings
  money: BrowserMoney
  /** The quote of the item is loading. */
  isAsking: boolean
  isEditing: boolean
  /** Called with the key of the item whose editor opens, or null to close it. */
  onEdit: (key: string | null) => void
}

/** One basket item: product, date, party and price, with inline editing. */
export function CartItem({ view, index, settings, money, isAsking, isEditing, onEdit }: CartItemProps) {
  const t = useTranslations('basket.actions')
  const { item, line, problem } = view
  const { locale } = settings
  const facts = useItemFacts(item, locale)
  const { title } = facts
  return (
    <li className="border-b border-line py-6 first:pt-0" data-row={item.key}>
      <article className="flex gap-4 md:gap-6" aria-label={title}>
        <ItemPicture item={item} className="cart-picture" sizes="168px" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-col gap-x-6 md:flex-row md:justify-between">
            <div className="min-w-0">
              <KindWords kind={item.kind} />
              <h2 className="text-h3 max-md:text-[1.0625rem]">
                <a href={getItemPath(item, locale)}>{title}</a>
              </h2>
              <ItemWhen
                item={item}
                facts={facts}
                className={cx('mt-1', problem !== null && 'font-semibold text-danger')}
              />
              <p className="text-sm text-muted">
                <ItemParty facts={facts} />
              </p>
              <ItemTerms facts={facts} money={money} />
            </div>
            <p className="mt-2 flex shrink-0 flex-row items-baseline gap-2 md:mt-0 md:flex-col md:items-end md:gap-0">
              {line && !isZero(line.campaignDiscount) && (
                <s className="price-old">
                  <span className="sr-only">{t('oldPrice')} </span>
                  <Amount
                    className="font-medium"
                    amount={addAmounts(line.productTotal, line.extrasTotal)}
                    currency={money.currency}
                    money={money}
                  />
                </s>
              )}
              {!line && isAsking && problem === null && <Skeleton className="h-6 w-24" />}
              {line && (
                <Amount
                  className="text-h3 max-md:text-[1.0625rem]"
                  amount={ownTotal(line)}
                  currency={money.currency}
                  money={money}
                />
              )}
            </p>
          </div>
          {/* On phones the actions span the full width; otherwise the last one would wrap onto a row of its own. */}
          <div className="mt-1 flex flex-wrap gap-x-4 max-md:-ms-26 md:gap-x-5">
            {hasDepartures(item.kind) ? (
              <button
                type="button"
                className="flex min-h-11 items-center gap-1.5 text-sm font-semibold"
                aria-expanded={isEditing}
                onClick={() => onEdit(isEditing ? null : item.key)}
              >
                <Icon name="pencil" size={18} />
                {t(isEditing ? 'done' : 'edit')}
                <span className="sr-only">: {title}</span>
              </button>
            ) : (
              <a className="flex min-h-11 items-center gap-1.5 text-sm font-semibold" href={getEditPath(item, locale)}>
                <Icon name="pencil" size={18} />
                {t('edit')}
                <span className="sr-only">: {title}</span>
              </a>
            )}
            {settings.flow === 'basket' && <SaveForLaterButton item={item} index={index} title={title} />}
            <RemoveButton flow={settings.flow} item={item} index={index} title={title} />
          </div>
        </div>
      </article>
      {problem !== null && <ItemProblem view={view} settings={settings} />}
      {isEditing && <ItemEditor item={item} settings={settings} onMoved={onEdit} />}
    </li>
  )
}
