import { getTranslations } from 'next-intl/server'
import { MemberPage } from '@/components/member/member-page'
import { NothingYet } from '@/components/member/nothing-yet'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/** Shown if a booking does not exist or belongs to another member; the text is the same for both. */
export async function MissingReservation({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'member' })
  return (
    <MemberPage context={{ locale, t }} title={t('reservations.title')}>
      <NothingYet
        icon="receipt-text"
        title={t('reservations.missing.title')}
        text={t('reservations.missing.text')}
        label={t('reservations.missing.find')}
        href={localePath(locale, paths.enquireBooking)}
      />
    </MemberPage>
  )
}
