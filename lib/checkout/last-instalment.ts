import { type Amount, multiplyAmount, subtractAmounts } from '@/domain/money/amount'
import type { Instalments } from '@/domain/reservations/schema'

/** The last instalment if rounding makes it differ from the others; else null. */
export function getLastInstalment({ count, perInstalment, total }: Instalments['options'][number]): Amount | null {
  const last = subtractAmounts(total, multiplyAmount(perInstalment, count - 1))
  return last === perInstalment ? null : last
}
