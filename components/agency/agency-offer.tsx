import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/navigation/link'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

const POINTS = [
  ['net', 'percent'],
  ['page', 'link'],
  ['statement', 'receipt-text'],
  ['voucher', 'ticket'],
] as const

/** Benefits of working with the operator, with links to apply and to sign in. */
export async function AgencyOffer({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'agency.offer' })
  return (
    <div className="wrap py-8 desktop:py-14">
      <div className="max-w-3xl">
        <h1>{t('title')}</h1>
        <p className="mt-3 text-lg text-muted">{t('text')}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink as={Link} href={localePath(locale, paths.agencyForms)} size="large">
            {t('apply')}
          </ButtonLink>
          <ButtonLink as={Link} href={localePath(locale, paths.agencyLogin)} tone="secondary" size="large">
            {t('login')}
          </ButtonLink>
        </p>
      </div>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2">
        {POINTS.map(([id, icon]) => (
          <li key={id} className="panel flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <Icon name={icon} />
            </span>
            <div>
              <h2 className="text-h3">{t(`points.${id}.title`)}</h2>
              <p className="mt-1 text-muted">{t(`points.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
