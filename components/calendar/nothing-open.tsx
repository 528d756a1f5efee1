import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { askNotice, canAskNotice } from '@/lib/catalogue/product/notice-signal'

/** Shown below a calendar without an available day; offers a notification. `people` is the party size for it. */
export function NothingOpen({ people }: { people: number }) {
  const t = useTranslations('basket.calendar')
  return (
    <Alert tone="info" className="m-3" title={t('noNearest')}>
      {canAskNotice() && (
        <Button tone="secondary" size="small" icon="bell" onClick={() => askNotice({ date: null, people })}>
          {t('notify')}
        </Button>
      )}
    </Alert>
  )
}
