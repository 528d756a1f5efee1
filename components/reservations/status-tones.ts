import type { BadgeTone } from '@/components/ui/badge'
import type { CollectionStatus, ReservationStatus } from '@/domain/reservations/status'

export const STATUS_TONES: Record<ReservationStatus, BadgeTone> = { active: 'ok', closed: 'fact', cancelled: 'bad' }

export const COLLECTION_TONES: Record<CollectionStatus, BadgeTone> = {
  uncollected: 'wait',
  depositCollected: 'fact',
  collected: 'ok',
  partlyCollected: 'fact',
  pending: 'wait',
}
