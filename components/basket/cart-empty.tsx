import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

export function CartEmpty({ locale }: { locale: Locale }) {
  const t = useTranslations('basket.cart.empty')
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{t('heading')}</h1>
      <EmptyState
        icon="shopping-bag"
        title={t('title')}
        text={t('text')}
        action={<ButtonLink href={localePath(locale, paths.listing())}>{t('look')}</ButtonLink>}
      />
    </div>
  )
}
