import type { Locale } from '@/domain/shared/locales'
import type { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import type { Services } from '../services/services'
import type { DeskTexts } from './texts/types'

export type StaffRow = typeof schema.staff.$inferSelect

export const ROLES = ['staff', 'manager'] as const
export type Role = (typeof ROLES)[number]

/** Somebody at the door of one tenant's desk, signed in or not. */
export interface DeskVisit extends CallContext {
  services: Services
  companyName: string
  /** Path of this tenant's desk, without a slash at its end. */
  base: string
  locale: Locale
  texts: DeskTexts
  /** Languages in which the tenant's texts are written, its default first. */
  languages: readonly Locale[]
  zone: string
  /** What every form of this visit carries, and a page of another site cannot know. */
  formToken: string
}

/** A person of the staff, signed in to this tenant's desk. */
export interface DeskContext extends DeskVisit {
  staff: StaffRow
  sessionHash: string
}

export const isManager = ({ staff }: DeskContext): boolean => staff.role === 'manager'

/** How the history of a reservation names who did it. */
export const actorOf = ({ staff }: DeskContext): string => `staff:${staff.id}`
