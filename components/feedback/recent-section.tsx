import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'
import { RecentRow } from './recent-row'

interface RecentSectionProps {
  locale: Locale
  /** The product of this very page. */
  except?: number
  className: string
}

/** What was looked at before in this browser, with its words. */
export async function RecentSection({ locale, except, className }: RecentSectionProps) {
  const t = await getTranslations({ locale, namespace: 'feedback.recent' })
  return <RecentRow locale={locale} except={except} title={t('title')} clear={t('clear')} className={className} />
}
