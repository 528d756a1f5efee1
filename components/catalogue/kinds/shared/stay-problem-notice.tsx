import { useTranslations } from 'next-intl'
import { type Manner, useDayWords } from '@/components/calendar/use-day-words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { capitalise, formatDay, formatDayShort } from '@/domain/dates/day-words'
import type { Locale } from '@/domain/shared/locales'
import type { StayProblem } from '@/lib/basket/evaluate-stay'

interface StayProblemNoticeProps {
  problem: StayProblem
  nearest: string | null
  /** Defaults to 'let'; transfers pass 'runs'. */
  manner?: Manner
  locale: Locale
  onTake: (date: string) => void
}

/** Why the stay is unavailable, and the nearest possible start day. */
export function StayProblemNotice({ problem, nearest, manner = 'let', locale, onTake }: StayProblemNoticeProps) {
  const t = useTranslations('basket.calendar')
  const words = useDayWords(manner)
  const { minimumStay } = problem
  const why = words(`why.${problem.problem}`, { minimumStay, capacity: 0, seatsLeft: 0, seats: 0 })
  // The length is the problem, not the day, so the title does not name a day.
  if (problem.problem === 'minimumStay' && nearest === null) return <Alert tone="wait" role="alert" title={why} />
  return (
    <Alert
      tone="wait"
      role="alert"
      title={capitalise(words(`title.${problem.problem}`, { day: formatDay(problem.date, locale) }), locale)}
    >
      <p>{why}</p>
      {nearest !== null && (
        <Button tone="quiet" size="small" onClick={() => onTake(nearest)}>
          {t('take', { day: formatDayShort(nearest, locale) })}
        </Button>
      )}
    </Alert>
  )
}
