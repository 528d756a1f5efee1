import { useTranslations } from 'next-intl'
import type { Pax } from '@/domain/basket/schema'

/** '2 adults, 1 child'. */
export function PeopleWords({ pax }: { pax: Pax }) {
  const t = useTranslations('basket.people')
  const bands = (['adult', 'child', 'infant'] as const).filter((band) => pax[band] > 0)
  return <span>{bands.map((band) => t(band, { count: pax[band] })).join(t('comma'))}</span>
}
