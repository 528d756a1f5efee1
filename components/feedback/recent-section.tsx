import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'
import { RecentRow } from './recent-row'

interface RecentSectionProps {
  locale: Locale
  /** Id of the current product, which is left out. */
  except?: number
  className: string
}

/** Recently viewed products of this browser, with their messages. */
export async function RecentSection({ locale, except, className }: RecentSectionProps) {
  const t = await getTranslations({ locale, namespace: 'feedback.recent' })
  return <RecentRow locale={locale} except={except} title={t('title')} clear={t('clear')} className={className} />
}
