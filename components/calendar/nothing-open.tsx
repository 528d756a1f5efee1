import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { askNotice, canAskNotice } from '@/lib/catalogue/product/notice-signal'

/** Below a calendar without a single day to be had: word can be left all the same. `people` is for how many. */
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
