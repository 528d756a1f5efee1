import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { notifyText } from '@/components/toasts/notify-undo'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { CheckoutSkeleton } from './checkout-skeleton'

/** Shown in the direct flow without a product: a warning toast and a redirect to the home page (spec 4, basket). */
export function NothingHeld({ locale }: { locale: Locale }) {
  const t = useTranslations('afterwards.hold')
  const router = useRouter()
  const words = t('empty')
  useEffect(() => {
    // The timeout prevents a second toast when React runs the effect twice.
    const timer = setTimeout(() => {
      notifyText(words, 'warn')
      router.replace(localePath(locale, paths.home))
    })
    return () => clearTimeout(timer)
  }, [locale, router, words])
  return <CheckoutSkeleton />
}
