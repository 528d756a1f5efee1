import { getTranslations } from 'next-intl/server'
import { Money } from '@/components/money/money'
import { ZERO } from '@/domain/money/amount'
import type { MoneyContext } from '@/lib/currency/money-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { DeferredBasketPill } from './deferred-basket-pill'

/**
 * The basket in the header: an empty one in the page that is the same for all, this visitor's a moment later. Without scripts a link to
 * the basket page.
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
