'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { ContractDialog } from './contract-dialog'
import type { BecomingMember } from './use-becoming-member'

export const MEMBER_PASSWORD_ID = 'become-password'

/** Slug of the operator's content page in English; any language's leads to it. */
const AGREEMENT = 'membership-agreement'

interface BecomeMemberProps {
  locale: Locale
  minimumPasswordLength: number
  becoming: BecomingMember
}

/** The box that makes a member of whoever books, and the password that may be given with it (comps 04). */
export function BecomeMember({ locale, minimumPasswordLength, becoming }: BecomeMemberProps) {
  const t = useTranslations('checkout.become')
  const [isOpen, setOpen] = useState(false)
  const { isWanted, password, fault } = becoming
  return (
    <div className="mt-4">
      <Checkbox
        className="items-start py-2"
        checked={isWanted}
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
        })}
      </Checkbox>
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
