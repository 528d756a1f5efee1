import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { PRIVACY_SLUG } from '@/lib/settings/privacy-href'
import { AgreementDialog } from './agreement-dialog'

type AgreementBoxProps = Omit<ComponentProps<'input'>, 'type'> & { error?: string | undefined }

/** English slug of the operator's content page; it resolves in any language. */
const AGREEMENT_SLUG = 'membership-agreement'

/** The checkbox of spec 5. Its links open agreement and privacy policy in dialogs; without scripts, as pages. */
export function AgreementBox({ error, ...rest }: AgreementBoxProps) {
  const t = useTranslations('member')
  const locale = useLocale()
  const [shown, setShown] = useState<string | null>(null)
  const about = useId()
  const close = () => setShown(null)

  const linkTo = (slug: string) => (chunks: ReactNode) => (
    <a
      className="link"
      href={localePath(locale, paths.content(slug))}
      data-native=""
      onClick={(event) => {
        event.preventDefault()
        setShown(slug)
      }}
    >
      {chunks}
    </a>
  )

  return (
    <div className="field">
      <Checkbox
        {...rest}
        className="items-start py-2"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? about : undefined}
      >
        <span className="text-sm">
          {t.rich('auth.agreement', { link: linkTo(AGREEMENT_SLUG), privacy: linkTo(PRIVACY_SLUG) })}
        </span>
      </Checkbox>
      {error && (
        <p className="error" id={about}>
          <Icon name="circle-alert" size={18} />
          <span>{error}</span>
        </p>
      )}
      <AgreementDialog
        slug={AGREEMENT_SLUG}
        title={t('agreement.title')}
        open={shown === AGREEMENT_SLUG}
        onClose={close}
      />
      <AgreementDialog
        slug={PRIVACY_SLUG}
        title={t('agreement.privacyTitle')}
        open={shown === PRIVACY_SLUG}
        onClose={close}
      />
    </div>
  )
}
