import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Amount } from '@/components/money/amount'
import { useMoney } from '@/components/money/use-money'
import { ButtonLink } from '@/components/ui/button-link'
import { Drawer } from '@/components/ui/drawer'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { buildItemViews } from '@/lib/basket/basket-view'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { useShop } from '@/store/hooks'
import type { BasketSidebarProps } from './basket-sidebar'
import { SidebarItem } from './sidebar-item'
import { SidebarSums } from './sidebar-sums'
import { useBasketQuote } from './use-basket-quote'

/** The basket items, and a button with the total that leads to the basket page (spec 2: 460 px). */
export function SidebarDrawer({ locale, isOpen, notice, onClose }: BasketSidebarProps) {
  const t = useTranslations('basket.sidebar')
  const errors = useTranslations('errors.codes')
  const money = useMoney(locale)
  // Hides the "added" notice after an item has been removed.
  const [isOld, setOld] = useState(false)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setOld(false)
  }
  const { items } = useShop((state) => state.reservations.basket)
  const { asked, quote, status } = useBasketQuote({
    flow: 'basket',
    locale,
    // A closed drawer requests no quote.
    currency: isOpen ? (money?.currency ?? null) : null,
  })
  const views = buildItemViews(items, asked, quote)
  const problems = views.filter(({ problem }) => problem !== null).length

  const footer = items.length > 0 && (
    <div className="flex flex-col gap-2">
      {problems > 0 && (
        <p className="flex items-center gap-2 text-sm font-semibold text-danger">
          <Icon name="triangle-alert" size={18} />
          {t('problems', { count: problems })}
        </p>
      )}
      {status === 'failed' && <p className="text-sm text-muted">{errors('unavailable')}</p>}
      {quote && money && <SidebarSums quote={quote} money={money} />}
      <ButtonLink
        tone="buy"
        size="large"
        wide
        className="[&>span]:flex [&>span]:w-full [&>span]:justify-between [&>span]:gap-4"
        href={localePath(locale, paths.basket('cart'))}
        onClick={onClose}
      >
        {t('goToBasket')}
        {quote && money && (
          <Amount amount={quote.chosen.totals.grandTotal} currency={quote.chosen.currency} money={money} />
        )}
      </ButtonLink>
      <button type="button" className="btn btn-quiet btn-sm self-center" onClick={onClose}>
        {t('keepLooking')}
      </button>
    </div>
  )

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t('title', { count: items.length })}
      closeLabel={t('close')}
      notice={
        notice &&
        !isOld && (
          <p
            role="status"
            className={`flex items-center gap-3 px-6 py-3 text-sm font-semibold ${
              notice === 'added' ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning'
            }`}
          >
            <Icon name={notice === 'added' ? 'circle-check' : 'info'} />
            {t(`notice.${notice}`)}
          </p>
        )
      }
      footer={footer}
    >
      {items.length === 0 ? (
        <EmptyState icon="shopping-bag" title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <ul>
          {views.map((view, index) => (
            <SidebarItem
              key={view.item.key}
              view={view}
              index={index}
              locale={locale}
              money={money}
              isAsking={status === 'loading'}
              onFollow={onClose}
              onRemove={() => setOld(true)}
            />
          ))}
        </ul>
      )}
    </Drawer>
  )
}
