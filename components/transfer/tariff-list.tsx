import { getTranslations } from 'next-intl/server'
import { Money } from '@/components/money/money'
import type { PageContext } from '@/lib/catalogue/page-context'
import { formatRideTime } from '@/lib/catalogue/product/duration'
import type { RouteLink } from '@/lib/catalogue/transfer/tariff-groups'
import './transfer.css'

interface TariffListProps {
  routes: readonly RouteLink[]
  context: PageContext
  /** True to show the start of each route; false if a heading above names the common start. */
  isWhole?: boolean | undefined
}

/** Routes with duration and lowest price. Each links to its page. */
export async function TariffList({ routes, context, isWhole }: TariffListProps) {
  const { locale, money, common, t } = context
  const price = await getTranslations({ locale, namespace: 'common.price' })
  return (
    <ul className="tariffs">
      {routes.map(({ id, href, from, to, durationMinutes, price: amount, currency }) => (
        <li key={id}>
          <a href={href}>
            <span>
              <b className="font-semibold">{isWhole ? t('route.way', { from, to }) : to}</b>
              <small className="block text-muted">{formatRideTime(durationMinutes, common)}</small>
            </span>
            <span>
              <span className="text-sm text-muted">{price('from')} </span>
              <Money amount={amount} currency={currency} money={money} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
