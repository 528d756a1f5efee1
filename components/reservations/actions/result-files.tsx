'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { Locale } from '@/domain/shared/locales'
import type { VoucherFacts } from '@/lib/reservations/reservation-facts'
import { OwnProblem } from './own-problem'
import { useVoucherFiles } from './use-voucher-files'

/** The files offered on the result page: voucher, calendar entry, and the offline copy (comps 06). */
export function ResultFiles({ locale, facts }: { locale: Locale; facts: VoucherFacts }) {
  const t = useTranslations('afterwards.voucher')
  const files = useVoucherFiles(locale, facts)
  const isHydrated = useHydrated()
  const { job, problem, canSave, isSaved, path } = files
  return (
    <div className="result-files flex flex-wrap gap-3">
      <Button icon="download" busy={job === 'pdf'} disabled={!isHydrated} onClick={() => void files.pdf()}>
        {t('pdf')}
      </Button>
      <Button
        tone="secondary"
        icon="calendar-check"
        busy={job === 'calendar'}
        disabled={!isHydrated}
        onClick={() => void files.calendar()}
      >
        {t('calendar')}
      </Button>
      {isSaved && (
        <ButtonLink tone="secondary" icon="circle-check" href={path} data-native="">
          {t('openSaved')}
        </ButtonLink>
      )}
      {canSave && !isSaved && (
        <Button tone="secondary" icon="smartphone" busy={job === 'save'} onClick={() => void files.save()}>
          {t('save')}
        </Button>
      )}
      <OwnProblem code={problem} />
    </div>
  )
}
