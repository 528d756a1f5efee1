import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { Locale } from '@/domain/shared/locales'
import type { VoucherFacts } from '@/lib/reservations/reservation-facts'
import { OwnProblem } from './own-problem'
import { useVoucherFiles } from './use-voucher-files'

/** The file buttons among the actions of a reservation. */
export function VoucherButtons({ locale, facts }: { locale: Locale; facts: VoucherFacts }) {
  const t = useTranslations('afterwards.voucher')
  const files = useVoucherFiles(locale, facts)
  const { job, problem, canSave, isSaved, path } = files
  return (
    <>
      <Button tone="secondary" icon="download" wide busy={job === 'pdf'} onClick={() => void files.pdf()}>
        {t('pdf')}
      </Button>
      {!facts.isOver && (
        <Button
          tone="secondary"
          icon="calendar-check"
          wide
          busy={job === 'calendar'}
          onClick={() => void files.calendar()}
        >
          {t('calendar')}
        </Button>
      )}
      {isSaved && (
        <div className="rounded-input bg-brand-soft p-3">
          <ButtonLink tone="secondary" icon="qr-code" wide href={path} data-native="">
            {t('openSaved')}
          </ButtonLink>
          <p className="mt-2 text-sm text-muted">{t('hint')}</p>
          <button type="button" className="link min-h-11 text-sm" onClick={() => void files.remove()}>
            {t('remove')}
          </button>
        </div>
      )}
      {canSave && !isSaved && !facts.isOver && (
        <Button tone="secondary" icon="smartphone" wide busy={job === 'save'} onClick={() => void files.save()}>
          {t('save')}
        </Button>
      )}
      <OwnProblem code={problem} />
    </>
  )
}
