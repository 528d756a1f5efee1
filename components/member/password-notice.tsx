import { Link } from '@/components/navigation/link'
import { Alert } from '@/components/ui/alert'
import { localePath } from '@/lib/i18n/locale-path'
import type { MemberContext } from '@/lib/member/member-context'
import { paths } from '@/lib/paths'

/**
 * Asks the member to change a mailed password at its first use (decisions 8). Shown on every page until it is changed.
 */
export function PasswordNotice({ context: { t, locale } }: { context: MemberContext }) {
  return (
    <Alert tone="wait" className="mb-6">
      {t('area.mustChange')}{' '}
      <Link className="link" prefetch={false} href={`${localePath(locale, paths.member('profile'))}#password`}>
        {t('area.mustChangeLink')}
      </Link>
    </Alert>
  )
}
