import { useMemo } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import type { TripClash as Clash } from '@/domain/basket/trip'
import type { ItemView } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { FixOffer } from './fix-offer'
import type { TripWords } from './trip-words'
import { useApplyFix, useTripFix } from './use-trip-fix'

interface TripClashProps {
  clash: Clash
  views: readonly ItemView[]
  money: BrowserMoney
  words: TripWords
  /** The guest dismisses the clash. */
  onKeep: () => void
}

/** A clash between two items, with a button that resolves it. */
export function TripClash({ clash, views, money, words, onKeep }: TripClashProps) {
  const { locale } = money
  const items = useMemo(() => views.map(({ item }) => item), [views])
  const { t, writeClash, writeFix } = words
  const { fix, isLooking } = useTripFix(clash, items)
  const apply = useApplyFix(items, locale)
  const fixed = fix ? views.find(({ item }) => item.key === fix.key) : undefined
  const isBedMissing = clash.clash === 'noBed'
  return (
    <Alert tone="bad" icon="triangle-alert" title={writeClash(clash)}>
      {!fix && !isLooking && !isBedMissing && <p>{t('none')}</p>}
      {fix && fixed && <FixOffer fix={fix} view={fixed} money={money} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {fix && (
          <Button size="small" onClick={() => apply(fix)}>
            {writeFix(fix)}
          </Button>
        )}
        {!fix && isLooking && <Skeleton className="h-10 w-44 rounded-input" />}
        {!fix && !isLooking && isBedMissing && (
          <ButtonLink size="small" tone="secondary" href={`${localePath(locale, paths.listing())}?kinds=villa`}>
            {t('findBed')}
          </ButtonLink>
        )}
        <Button size="small" tone="quiet" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </Alert>
  )
}
