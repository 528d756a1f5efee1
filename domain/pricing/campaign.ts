import type { Campaign } from '@/domain/catalogue/shared/schema'
import type { PlainDate } from '@/domain/dates/plain-date'

/** A product's campaign counts for bookings made up to and including its last day. */
export function campaignOn(campaign: Campaign | null, today: PlainDate): Campaign | null {
  if (!campaign) return null
  return campaign.endsOn === null || today <= campaign.endsOn ? campaign : null
}
