import { useTranslations } from 'next-intl'
import type { PartyProblem } from '@/domain/basket/party'

/** Says why a stepper goes no further. The element stays, so that a screen reader hears the words when they come. */
export function PartyLimit({ limit }: { limit: PartyProblem | null }) {
  const t = useTranslations('basket.card')
  return (
    <p className={limit ? 'note my-2' : 'sr-only'} role="status">
      {limit && t(`refused.${limit.problem}`, { limit: limit.limit })}
    </p>
  )
}
