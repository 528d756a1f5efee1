import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Amount } from '@/components/money/amount'
import { isNegative, isZero, negate } from '@/domain/money/amount'
import { formatPercent } from '@/domain/money/format'
import type { PriceComponent, PricedReservation } from '@/domain/pricing/types'
import type { SaleBooking } from '@/lib/basket/booking'
import type { BrowserMoney } from '@/lib/basket/browser-money'

export interface LineName {
  name: string
  /** Whether the unit price follows the name; false if the name already states it. */
  isCounted: boolean
}

interface PriceLinesProps {
  booking: SaleBooking
  priced: PricedReservation
  money: BrowserMoney
  /** Names the price components of the kind; extras have their own names. */
  nameOf: (component: PriceComponent) => LineName
  /** Number of days charged for extras with a daily price. */
  days?: number | undefined
  /** Content after the components: what the price includes. */
  children?: ReactNode
}

/** Breakdown of the total; the lines add up to it. */
export function PriceLines({ booking, priced, money, nameOf, days = 1, children }: PriceLinesProps) {
  const t = useTranslations('basket.card')
  const { currency, totals } = priced
  const { campaign, locale } = booking

  const describe = (component: PriceComponent): LineName => {
    const { code, quantity } = component
    if (!code.startsWith('extra:')) return nameOf(component)
    const extra = booking.extras.find(({ id }) => code === `extra:${id}`)
    const title = extra?.title ?? ''
    if (extra?.per === 'day' && days > 1) {
      const count = quantity / days
      const name = count > 1 ? t('lines.extra', { count, title }) : title
      return { name: t('lines.extraDays', { title: name, days }), isCounted: false }
    }
    return { name: t('lines.extra', { count: quantity, title }), isCounted: true }
  }

  // Two components of a stay may have the same code and price; the index makes the key unique.
  const rows = (priced.lines[0]?.components ?? []).map((component, at) => ({
    ...describe(component),
    component,
    key: `${component.code} ${at}`,
  }))

  return (
    <dl className="lines">
      {rows.map(({ key, name, isCounted, component }) => (
        <div key={key}>
          <dt>
            {name}
            {isCounted && (
              <>
                {' × '}
                <Amount className="font-medium" amount={component.unitPrice} currency={currency} money={money} />
              </>
            )}
          </dt>
          <dd>
            <Amount
              className={isNegative(component.amount) ? 'text-success' : 'font-medium'}
              amount={component.amount}
              currency={currency}
              money={money}
            />
          </dd>
        </div>
      ))}
      {children}
      {campaign && !isZero(totals.campaignDiscount) && (
        <div>
          <dt>
            {campaign.discountType === 'percent'
              ? t('lines.campaign', { percent: formatPercent(campaign.discountValue, locale), label: campaign.label })
              : campaign.label}
          </dt>
          <dd>
            <Amount
              className="text-success"
              amount={negate(totals.campaignDiscount)}
              currency={currency}
              money={money}
            />
          </dd>
        </div>
      )}
      {!isZero(totals.taxTotal) && (
        <div>
          <dt>{t('lines.tax', { percent: formatPercent(String(booking.taxRate), locale) })}</dt>
          <dd>
            <Amount className="font-medium" amount={totals.taxTotal} currency={currency} money={money} />
          </dd>
        </div>
      )}
      <div className="total text-title" aria-live="polite" aria-atomic="true">
        <dt>{t('total')}</dt>
        <dd>
          <Amount className="text-[1.5rem]" amount={totals.grandTotal} currency={currency} money={money} />
        </dd>
      </div>
    </dl>
  )
}
