import { getTranslations } from 'next-intl/server'
import { Skeleton } from '@/components/ui/skeleton'

/** Placeholder beside the menu, which stays in place: a title and cards of their final size. */
export async function MemberSkeleton() {
  const t = await getTranslations('member.area')
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-11 w-64 max-w-full" />
      <div className="mt-8 grid gap-4">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    </div>
  )
}
