import { useTranslations } from 'next-intl'
import type { PartyProblem } from '@/domain/basket/party'

/** States why a stepper has reached its limit. The live region stays mounted, so a screen reader announces the text. */
export function PartyLimit({ limit }: { limit: PartyProblem | null }) {
  const t = useTranslations('basket.card')
  return (
    <p className={limit ? 'my-2 rounded-input bg-brand-soft px-3.5 py-2.5 text-sm' : 'sr-only'} role="status">
      {limit && t(`refused.${limit.problem}`, { limit: limit.limit })}
    </p>
  )
}
