import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formatDayShort } from '@/domain/dates/day-words'
import type { Locale } from '@/domain/shared/locales'
import type { Refusal } from './use-booking'

interface RefusalNoticeProps {
  refusal: Refusal
  locale: Locale
  /** Selects the nearest available day; without it no day is offered. */
  onTake?: ((date: string) => void) | undefined
}

/** Why the selection was not added to the basket, and an alternative. */
export function RefusalNotice({ refusal, locale, onTake }: RefusalNoticeProps) {
  const t = useTranslations('basket.card')
  const days = useTranslations('basket.calendar')
  const errors = useTranslations('errors.codes')
  if (refusal.result === 'failed') {
    const code = errors.has(refusal.code as 'unknown') ? (refusal.code as 'unknown') : 'unknown'
    return <Alert tone="bad" role="alert" title={errors(code)} />
  }
  if (refusal.result !== 'problem') return <Alert tone="wait" role="alert" title={t('tooManyItems')} />
  const { problem, limit, nearestOpen } = refusal
  return (
    <Alert tone="wait" role="alert" title={t(`refused.${problem}`, { limit: limit ?? 0 })}>
      {nearestOpen !== null && onTake && (
        <Button tone="secondary" size="small" className="mt-3" onClick={() => onTake(nearestOpen)}>
          {days('take', { day: formatDayShort(nearestOpen, locale) })}
        </Button>
      )}
    </Alert>
  )
}
