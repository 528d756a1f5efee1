import type { PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { Queryable } from '../platform/database/client'
import { requireTimeZone } from './repository'

/** The current day in the tenant's time zone. */
export async function todayOf(db: Queryable, now: number): Promise<PlainDate> {
  return toLocal(now, await requireTimeZone(db)).date
}
