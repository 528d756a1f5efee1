import { addPercent, divideMoney } from '../money'
import type { BinFacts, CardFamily } from './bins'

export interface InstalmentOption {
  count: number
  total: string
  each: string
}

/** Surcharge in percent by card family and number of instalments. */
const DIFFERENCES: Record<CardFamily, Record<number, string>> = {
  Bonus: { 2: '2.90', 3: '4.35', 6: '8.40', 9: '12.60', 12: '16.90' },
  Axess: { 2: '2.75', 3: '4.10', 6: '8.05', 9: '12.10' },
  World: { 2: '3.05', 3: '4.55', 6: '8.75', 9: '13.05', 12: '17.40' },
  Maximum: { 2: '0', 3: '3.95', 6: '7.90', 9: '11.85', 12: '15.80' },
  Paraf: { 2: '2.60', 3: '3.90', 6: '7.80' },
  CardFinans: { 2: '3.00', 3: '4.50', 6: '8.60', 9: '12.90' },
  Advantage: { 2: '2.80', 3: '4.20' },
}

export const CARD_FAMILIES = Object.keys(DIFFERENCES) as CardFamily[]

/**
 * Returns the instalment options: a single payment for all cards, and more for credit cards of a family in TRY,
 * according to the banks' rules.
 */
export function listInstalments(price: string, currency: string, family: CardFamily | null): InstalmentOption[] {
  const single: InstalmentOption = { count: 1, total: addPercent(price, '0'), each: addPercent(price, '0') }
  if (!family || currency !== 'TRY') return [single]
  const more = Object.entries(DIFFERENCES[family]).map(([count, percent]) => {
    const total = addPercent(price, percent)
    return { count: Number(count), total, each: divideMoney(total, Number(count)) }
  })
  return [single, ...more]
}

export function offersInstalments(facts: BinFacts, currency: string, count: number): boolean {
  return listInstalments('100', currency, facts.family).some((option) => option.count === count)
}
