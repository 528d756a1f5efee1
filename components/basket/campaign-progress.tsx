import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import type { Quote } from '@/domain/basket/schema'
import { sumAmounts } from '@/domain/money/amount'
import { formatPercent } from '@/domain/money/format'
import type { BasketCampaign } from '@/domain/settings/schema'
import { ownTotal } from '@/lib/basket/basket-view'
import { type BrowserMoney, toShown, writeAmount } from '@/lib/basket/browser-money'

interface CampaignProgressProps {
  quote: Quote
  /** The tenant's basket campaign; null if none runs. */
  campaign: BasketCampaign | null
  money: BrowserMoney
}

/** Progress towards the basket campaign's threshold, or a notice that it is reached. */
export function CampaignProgress({ quote, campaign, money }: CampaignProgressProps) {
  const t = useTranslations('basket.campaign')
  const progress = quote.campaignProgress
  if (!campaign || !progress) return null
  const off = toShown(campaign.discountValue, quote.fixed.currency, money)
  const discount =
    campaign.discountType === 'percent'
      ? formatPercent(campaign.discountValue, money.locale)
      : writeAmount(off.amount, off.currency, money)
  const isCount = progress.basis === 'itemCount'
  const missing = Number(progress.missing)
  const have = isCount
    ? quote.chosen.lines.length
    : Number(sumAmounts(quote.chosen.lines.map((line) => ownTotal(line))))
  const whole = have + missing
  const sentence = progress.reached
    ? t('reached', { discount })
    : isCount
      ? t('items', { count: missing, discount })
      : t('amount', { missing: writeAmount(progress.missing, quote.chosen.currency, money), discount })
  const steps = isCount ? Array.from({ length: Math.min(whole, 10) }, (_, index) => index + 1) : []
  return (
    <div className="mb-5 rounded-card bg-accent-soft p-4" role="status">
      <p className="flex justify-between gap-4 text-sm font-bold text-accent-text">
        {sentence}
        {isCount && !progress.reached && <span className="whitespace-nowrap">{t('of', { have, whole })}</span>}
      </p>
      {!progress.reached && (
        <div className="mt-2.5 flex gap-1 forced-color-adjust-none" aria-hidden="true">
          {isCount ? (
            steps.map((step) => (
              <i
                key={step}
                className={cx('h-1.5 flex-1 rounded-full', step <= have ? 'bg-accent-strong' : 'bg-accent-line')}
              />
            ))
          ) : (
            <i className="h-1.5 flex-1 overflow-hidden rounded-full bg-accent-line">
              <i className="block h-full rounded-full bg-accent-strong" style={{ width: `${(100 * have) / whole}%` }} />
            </i>
          )}
        </div>
      )}
    </div>
  )
}
