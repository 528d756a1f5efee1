import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import './checkout.css'

const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholder of the checkout, in its final sizes, while the basket loads. */
export function CheckoutSkeleton() {
  const t = useTranslations('common.frame')
  return (
    <div role="status" className="wrap py-8 noscript:hidden desktop:py-10" aria-busy="true">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-10 w-72" />
      <div className="checkout mt-8">
        <div className="grid gap-4 md:grid-cols-2 md:ps-16">
          <Skeleton className="h-10 w-56 md:col-span-2" />
          {FIELDS.map((field) => (
            <Skeleton key={field} className="h-[74px]" />
          ))}
        </div>
        <Skeleton className="h-[480px] rounded-float" />
      </div>
    </div>
  )
}
