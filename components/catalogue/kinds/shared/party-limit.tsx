import { useTranslations } from 'next-intl'
import type { PartyProblem } from '@/domain/basket/party'

/** Says why a stepper goes no further. The element stays, so that a screen reader hears the words when they come. */
export function PartyLimit({ limit }: { limit: PartyProblem | null }) {
  const t = useTranslations('basket.card')
  return (
    <p className={limit ? 'my-2 rounded-input bg-brand-soft px-3.5 py-2.5 text-sm' : 'sr-only'} role="status">
      {limit && t(`refused.${limit.problem}`, { limit: limit.limit })}
    </p>
  )
}
