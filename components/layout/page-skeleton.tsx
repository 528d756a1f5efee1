import { getTranslations } from 'next-intl/server'
import { Skeleton } from '@/components/ui/skeleton'

/** What stands where a page of one person's own is still being made: a heading and three panels of their final size. */
export async function PageSkeleton() {
  const t = await getTranslations('common.frame')
  return (
    <div className="wrap py-12" role="status" aria-busy="true">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-10 w-64 max-w-full" />
      <div className="mt-8 grid gap-6">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </div>
  )
}
