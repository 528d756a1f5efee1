import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** States that availability or exchange rates are unavailable; used by all kinds. */
export function StateNotice({ step, onRetry }: { step: 'failed' | 'rates'; onRetry: () => void }) {
  const days = useTranslations('basket.calendar')
  const errors = useTranslations('errors.codes')
  if (step === 'rates') return <Alert tone="bad" role="alert" title={errors('notConvertible')} />
  return (
    <Alert tone="bad" role="alert" title={days('failed')}>
      <Button tone="secondary" size="small" className="mt-3" onClick={onRetry}>
        {days('retry')}
      </Button>
    </Alert>
  )
}
