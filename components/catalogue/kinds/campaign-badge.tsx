import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { formatDate } from '@/domain/dates/plain-date'
import { formatPercent } from '@/domain/money/format'
import type { Locale } from '@/domain/shared/locales'
import type { BookingCampaign } from '@/lib/basket/booking'

/** Discount and end date of a campaign. */
export async function CampaignBadge({ campaign, locale }: { campaign: BookingCampaign; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'basket.card' })
  const { discountType, discountValue, endsOn, label } = campaign
  const what = discountType === 'percent' ? formatPercent(discountValue, locale) : label
  return (
    <Badge tone="buy" icon="tag" className="mt-2">
      {endsOn === null ? t('campaign', { what }) : t('campaignUntil', { what, date: formatDate(endsOn) })}
    </Badge>
  )
}
