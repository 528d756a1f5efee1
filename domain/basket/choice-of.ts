import type { CarChoice } from '@/domain/catalogue/kinds/car/choice'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import type { Choice } from './choice-schema'

/** The choice of a transfer, one-way or return; null for any other kind. */
export const rideOf = (choice: Choice | null | undefined): TransferChoice | null =>
  choice?.kind === 'transfer' ? choice : null

/** The requested language of the guide; null when none was requested or the kind has no guide. */
export const guideLanguageOf = (choice: Choice | null | undefined) =>
  choice && 'guideLanguage' in choice ? choice.guideLanguage : null

/** The choice of a car hire with its offices and hours; null for any other kind. */
export const hireOf = (choice: Choice | null | undefined): CarChoice | null => (choice?.kind === 'car' ? choice : null)
