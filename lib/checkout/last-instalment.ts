import { type Amount, multiplyAmount, subtractAmounts } from '@/domain/money/amount'
import type { Instalments } from '@/domain/reservations/schema'

/** The last instalment where it is another than the rest, by the cents that the total does not divide by; else null. */
export function getLastInstalment({ count, perInstalment, total }: Instalments['options'][number]): Amount | null {
  const last = subtractAmounts(total, multiplyAmount(perInstalment, count - 1))
  return last === perInstalment ? null : last
}
