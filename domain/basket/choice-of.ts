import type { CarChoice } from '@/domain/catalogue/kinds/car/choice'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import type { Choice } from './choice-schema'

/** The choice of a ride, there or there and back; null for any other. */
export const rideOf = (choice: Choice | null | undefined): TransferChoice | null =>
  choice?.kind === 'transfer' ? choice : null

/** The language of the guide that was asked for; null for none, and where nobody guides. */
export const guideLanguageOf = (choice: Choice | null | undefined) =>
  choice && 'guideLanguage' in choice ? choice.guideLanguage : null

/** The choice of a hire with its offices and hours; null for any other. */
export const hireOf = (choice: Choice | null | undefined): CarChoice | null => (choice?.kind === 'car' ? choice : null)
