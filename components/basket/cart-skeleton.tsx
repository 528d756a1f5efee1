import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

const ROWS = ['first', 'second', 'third']

/** Placeholder of the basket page, in its final sizes, while the basket loads. */
export function CartSkeleton() {
  const t = useTranslations('common.frame')
  return (
    <div role="status" className="wrap py-8 noscript:hidden desktop:py-10" aria-busy="true">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-10 w-72" />
      <Skeleton className="mt-3 h-6 w-48" />
      <div className="cart mt-8 grid items-start gap-8">
        <div>
          {ROWS.map((row) => (
            <div key={row} className="flex gap-4 border-b border-line py-6 first:pt-0 md:gap-6">
              <Skeleton className="cart-picture" />
              <div className="grid flex-1 gap-3">
                <Skeleton className="h-6 w-2/3" />
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-5 w-1/3" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-96 rounded-float" />
      </div>
    </div>
  )
}
