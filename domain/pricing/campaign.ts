import type { Campaign } from '@/domain/catalogue/shared/schema'
import type { PlainDate } from '@/domain/dates/plain-date'

/** The campaign, if it applies to a booking made today: its last day is included. */
export function campaignOn(campaign: Campaign | null, today: PlainDate): Campaign | null {
  if (!campaign) return null
  return campaign.endsOn === null || today <= campaign.endsOn ? campaign : null
}
