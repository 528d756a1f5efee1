import { getTranslations } from 'next-intl/server'
import { Money } from '@/components/money/money'
import { ZERO } from '@/domain/money/amount'
import type { MoneyContext } from '@/lib/currency/money-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { DeferredBasketPill } from './deferred-basket-pill'

/**
 * Basket in the header. The cached page contains an empty basket; the browser replaces it with the visitor's. Without
 * scripts it is a link to the basket page.
 */
export async function BasketSummary({ money }: { money: MoneyContext }) {
  const { locale, currency } = money
  const t = await getTranslations({ locale, namespace: 'layout.header' })
  return (
    <DeferredBasketPill
      locale={locale}
      href={localePath(locale, paths.basket('cart'))}
      label={t('basket')}
      empty={<Money amount={ZERO} currency={currency} money={money} />}
    />
  )
}
