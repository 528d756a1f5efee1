import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { PasswordInput } from '@/components/ui/password-input'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { ContractDialog } from './contract-dialog'
import type { BecomingMember } from './use-becoming-member'

export const BECOME_MEMBER_ID = 'become-member'
export const MEMBER_PASSWORD_ID = 'become-password'

/** English slug of the operator's content page; it resolves in any language. */
const AGREEMENT = 'membership-agreement'

interface BecomeMemberProps {
  locale: Locale
  minimumPasswordLength: number
  becoming: BecomingMember
  /** The form was submitted without the box ticked by a guest who is not signed in. */
  isMissing: boolean
}

/**
 * Checkbox that creates an account with the booking, and an optional password for it (comps 04). It is not ticked by
 * default, so nobody gets an account without asking for one.
 */
export function BecomeMember({ locale, minimumPasswordLength, becoming, isMissing }: BecomeMemberProps) {
  const t = useTranslations('checkout.become')
  const errors = useTranslations('checkout.errors')
  const [isOpen, setOpen] = useState(false)
  const { isWanted, password, fault } = becoming
  return (
    <div className="field mt-4">
      <Checkbox
        id={BECOME_MEMBER_ID}
        className="items-start py-2"
        checked={isWanted}
        required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${BECOME_MEMBER_ID}-error` : undefined}
        onChange={(event) => becoming.setWanted(event.target.checked)}
      >
        {t.rich('box', {
          link: (chunks) => (
            <a
              className="link"
              href={localePath(locale, paths.content(AGREEMENT))}
              data-native=""
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                event.preventDefault()
                setOpen(true)
              }}
            >
              {chunks}
            </a>
          ),
        })}{' '}
        <span className="text-muted">({t('needed')})</span>
      </Checkbox>
      {isMissing && (
        <p className="error" id={`${BECOME_MEMBER_ID}-error`}>
          <Icon name="circle-alert" size={18} />
          <span>{errors('signIn')}</span>
        </p>
      )}
      {isWanted && (
        <Field
          id={MEMBER_PASSWORD_ID}
          label={t('password')}
          note={t('optional')}
          hint={t('hint')}
          error={fault ? t(`errors.${fault}`, { minimum: minimumPasswordLength }) : undefined}
          className="mt-2 md:max-w-sm"
        >
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              autoComplete="new-password"
              showLabel={t('show')}
              hideLabel={t('hide')}
              onChange={(event) => becoming.setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      <ContractDialog slug={isOpen ? AGREEMENT : null} locale={locale} onClose={() => setOpen(false)} />
    </div>
  )
}
