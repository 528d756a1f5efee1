import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/navigation/link'
import { Alert } from '@/components/ui/alert'
import { formatPercent } from '@/domain/money/format'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

interface AgencyNoteProps {
  locale: Locale
  agencyName: string
  discountPercent: string
}

/** Notice above basket and checkout of a signed-in agency: it names the agency and states that its prices are net. */
export async function AgencyNote({ locale, agencyName, discountPercent }: AgencyNoteProps) {
  const t = await getTranslations({ locale, namespace: 'agency.note' })
  return (
    <div className="wrap pt-6">
      <Alert tone="info" icon="briefcase" title={t('title', { agency: agencyName })}>
        {t('text', { percent: formatPercent(discountPercent, locale) })}{' '}
        <Link className="link" prefetch={false} href={localePath(locale, paths.agencyForms)}>
          {t('area')}
        </Link>
      </Alert>
    </div>
  )
}
