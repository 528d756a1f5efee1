import type { OrionLocale } from '@/backend/db/seed/types'
import { type Entry, entryOf, type Unranked, type Usual, type Words as WordsOf } from '../../shared/entry'

/** The address is made from the title; Arabic letters make none. */
export type Words = Omit<WordsOf, 'slug'>

type Addressed = Omit<Entry<OrionLocale>, 'text'> & {
  /** The address in Arabic: its words in Latin letters. */
  slug: string
  text: Record<OrionLocale, Words>
}

const addressedOf = (usual: Usual<OrionLocale>) => {
  const build = entryOf<OrionLocale>(usual)
  return ({ slug, text, ...entry }: Addressed): Unranked<OrionLocale> =>
    build({ ...entry, text: { ...text, ar: { slug, ...text.ar } } })
}

export const car = addressedOf({
  category: 'mietwagen',
  unit: 'day',
  taxRate: 20,
  depositRate: 15,
  cutoffMinutes: 360,
  freeCancellationHours: 48,
  instantConfirmation: true,
})

export const transfer = addressedOf({
  category: 'transfers',
  unit: 'vehicle',
  taxRate: 20,
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
})

export const wedding = addressedOf({
  category: 'hochzeiten',
  unit: 'package',
  taxRate: 20,
  depositRate: 25,
  cutoffMinutes: 43_200,
  freeCancellationHours: 1440,
  instantConfirmation: false,
})

export const health = addressedOf({
  category: 'gesundheit',
  unit: 'package',
  taxRate: 10,
  depositRate: 10,
  cutoffMinutes: 14_400,
  freeCancellationHours: 240,
  instantConfirmation: false,
})
