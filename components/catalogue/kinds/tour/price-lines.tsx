'use client'

import { useTranslations } from 'next-intl'
import { Amount } from '@/components/basket/amount'
import { isZero, negate } from '@/domain/money/amount'
import { formatPercent } from '@/domain/money/format'
import type { PriceComponent, PricedReservation } from '@/domain/pricing/types'
import type { TourBooking } from '@/lib/basket/booking'
import type { BrowserMoney } from '@/lib/basket/browser-money'

interface PriceLinesProps {
  booking: TourBooking
  priced: PricedReservation
  money: BrowserMoney
}

/** How the total comes about, line by line: what stands here adds up. */
export function PriceLines({ booking, priced, money }: PriceLinesProps) {
  const t = useTranslations('basket.card')
  const { currency, totals } = priced
  const { campaign, locale } = booking

  const nameOf = ({ code, quantity }: PriceComponent): string => {
    if (code === 'group')
      return t('lines.group', { count: booking.pricing.pricingMode === 'group' ? booking.pricing.maximumPersons : 0 })
    if (code === 'adult' || code === 'child' || code === 'infant' || code === 'extraPerson') {
      return t(`lines.${code}`, { count: quantity })
    }
    const extra = booking.extras.find(({ id }) => code === `extra:${id}`)
    return t('lines.extra', { count: quantity, title: extra?.title ?? '' })
  }

  return (
    <dl className="lines">
      {priced.lines[0]?.components.map((component) => (
        <div key={component.code}>
          <dt>
            {nameOf(component)}
            {component.code !== 'group' && (
              <>
                {' × '}
                <Amount className="font-medium" amount={component.unitPrice} currency={currency} money={money} />
              </>
            )}
          </dt>
          <dd>
            <Amount className="font-medium" amount={component.amount} currency={currency} money={money} />
          </dd>
        </div>
      ))}
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
      <div className="total text-title">
        <dt>{t('total')}</dt>
        <dd>
          <Amount className="text-[1.5rem]" amount={totals.grandTotal} currency={currency} money={money} />
        </dd>
      </div>
    </dl>
  )
}
