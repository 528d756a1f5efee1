import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMoney } from '@/components/money/use-money'
import { Icon } from '@/components/ui/icon'
import type { Pax } from '@/domain/basket/schema'
import { buildItemViews } from '@/lib/basket/basket-view'
import { formatSpan, getTripSpan } from '@/lib/basket/trip-span'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { useShop } from '@/store/hooks'
import { CartBar } from './cart-bar'
import { CartEmpty } from './cart-empty'
import { CartItem } from './cart-item'
import { CartTotals } from './cart-totals'
import type { CartSettings } from './cart-view'
import { EmptyBasketButton } from './empty-basket-button'
import { PeopleWords } from './people-words'
import { SavedItemList } from './saved-item-list'
import { TripTimeline } from './trip-timeline'
import { useBasketQuote } from './use-basket-quote'
import './cart.css'

/** The maximum of each age band over all items, for the header: usually the same people go on every trip. */
function largestParty(parties: readonly Pax[]): Pax {
  const most = (band: keyof Pax) => Math.max(0, ...parties.map((pax) => pax[band]))
  return { adult: most('adult'), child: most('child'), infant: most('infant') }
}

/** The editable basket with its totals, which update after every change. */
export function Cart({ settings }: { settings: CartSettings }) {
  const { locale } = settings
  const t = useTranslations('basket.cart')
  const { items } = useShop((state) => state.reservations.basket)
  const money = useMoney(locale)
  const priced = useBasketQuote({ flow: 'basket', locale, currency: money?.currency ?? null })
  // Key of the item whose editor is open. It is updated when the item moves to another day, so the editor stays open.
  const [edited, setEdited] = useState<string | null>(null)
  const span = getTripSpan(items)
  if (!span || !money)
    return (
      <>
        <CartEmpty locale={locale} />
        <div className="wrap pb-16">{money && <SavedItemList money={money} />}</div>
      </>
    )

  const views = buildItemViews(items, priced.asked, priced.quote)
  const bookable = views.filter(({ problem }) => problem === null).length
  return (
    <div className="wrap pb-32 pt-8 desktop:pb-16 desktop:pt-10">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>
            {t('title')} <bdi className="whitespace-nowrap">{formatSpan(span, locale)}</bdi>
          </h1>
          <p className="mt-1 text-muted">
            {t('count', { count: items.length })} <PeopleWords pax={largestParty(items.map(({ pax }) => pax))} />
          </p>
        </div>
        <a className="link text-sm" href={localePath(locale, paths.listing())}>
          {t('keepLooking')}
        </a>
      </header>
      <div className="cart grid items-start gap-8">
        <div className="min-w-0">
          <TripTimeline views={views} money={money} />
          <ul>
            {views.map((view, index) => (
              <CartItem
                key={view.item.key}
                view={view}
                isAsking={priced.status === 'loading'}
                isEditing={view.item.key === edited}
                onEdit={setEdited}
                index={index}
                settings={settings}
                money={money}
              />
            ))}
          </ul>
          <p className="mt-6 flex flex-wrap items-center justify-between gap-4 text-sm text-muted">
            <span className="flex items-center gap-2">
              <Icon name="lock" size={18} />
              {t('checkedAgain')}
            </span>
            <EmptyBasketButton />
          </p>
          <SavedItemList money={money} />
        </div>
        <CartTotals views={views} priced={priced} bookable={bookable} settings={settings} money={money} />
      </div>
      <CartBar flow="basket" priced={priced} bookable={bookable} money={money} />
    </div>
  )
}
