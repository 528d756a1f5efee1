import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CartBar } from '@/components/basket/cart-bar'
import { CartItem } from '@/components/basket/cart-item'
import { CartSkeleton } from '@/components/basket/cart-skeleton'
import { CartTotals } from '@/components/basket/cart-totals'
import type { CartSettings } from '@/components/basket/cart-view'
import { PeopleWords } from '@/components/basket/people-words'
import { useBasketQuote } from '@/components/basket/use-basket-quote'
import { ErrorWords } from '@/components/islands/error-words'
import { useMoney } from '@/components/money/use-money'
import { Alert } from '@/components/ui/alert'
import { buildItemViews } from '@/lib/basket/basket-view'
import { formatSpan, getTripSpan } from '@/lib/basket/trip-span'
import { useShop } from '@/store/hooks'
import { HoldBar } from './hold-bar'
import { NothingHeld } from './nothing-held'
import { useHeldItem } from './use-held-item'
import '@/components/basket/cart.css'

/**
 * The single product of the direct flow with its hold. A change of the item also changes the hold (spec 2,
 * `/basket-two/cart`).
 */
export function DirectCart({ settings }: { settings: CartSettings }) {
  const { locale } = settings
  const t = useTranslations('basket.cart')
  const problems = useTranslations('basket.problems.long')
  const { items, hold, id } = useShop((state) => state.reservations.direct)
  const money = useMoney(locale)
  const reference = hold && { id: hold.id, holdToken: hold.holdToken }
  const priced = useBasketQuote({ flow: 'direct', locale, currency: money?.currency ?? null, hold: reference })
  const { isMoving, refusal } = useHeldItem(items[0])
  const [isEditing, setEditing] = useState(false)
  const span = getTripSpan(items)
  if (id === null || !span) return <NothingHeld locale={locale} />
  if (!money) return <CartSkeleton />

  const views = buildItemViews(items, priced.asked, priced.quote)
  const bookable = views.filter(({ problem }) => problem === null).length
  return (
    <div className="wrap pb-32 pt-8 desktop:pb-16 desktop:pt-10">
      <header className="mb-8">
        <h1>
          {t('title')} <bdi className="whitespace-nowrap">{formatSpan(span, locale)}</bdi>
        </h1>
        <p className="mt-1 text-muted">
          {t('count', { count: items.length })} {items[0] && <PeopleWords pax={items[0].pax} />}
        </p>
      </header>
      <HoldBar locale={locale} />
      {refusal && (
        <Alert tone="bad" role="alert" className="mb-8">
          {refusal.result === 'problem' ? (
            problems(refusal.problem, { limit: refusal.limit ?? 0 })
          ) : (
            <ErrorWords code={refusal.code} />
          )}
        </Alert>
      )}
      <div className="cart grid items-start gap-8">
        <ul className="min-w-0">
          {views.map((view, index) => (
            <CartItem
              key={view.item.productId}
              view={view}
              isAsking={priced.status === 'loading'}
              isEditing={isEditing}
              onEdit={(key) => setEditing(key !== null)}
              index={index}
              settings={settings}
              money={money}
            />
          ))}
        </ul>
        <CartTotals
          views={views}
          priced={priced}
          bookable={bookable}
          settings={settings}
          money={money}
          isBusy={isMoving}
        />
      </div>
      <CartBar flow="direct" priced={priced} bookable={bookable} money={money} isBusy={isMoving} />
    </div>
  )
}
