'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, useId, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { AGREEMENT_SLUG, AgreementDialog } from './agreement-dialog'

type AgreementBoxProps = Omit<ComponentProps<'input'>, 'type'> & { error?: string | undefined }

/** The box of spec 5; its link opens the agreement in a dialog, without scripts as a page. */
export function AgreementBox({ error, ...rest }: AgreementBoxProps) {
  const t = useTranslations('member.auth')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const about = useId()
  return (
    <div className="field">
      <Checkbox
        {...rest}
        className="items-start py-2"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? about : undefined}
      >
        <span className="text-sm">
          {t.rich('agreement', {
            link: (chunks) => (
              <a
                className="link"
                href={localePath(locale, paths.content(AGREEMENT_SLUG))}
                data-native=""
                onClick={(event) => {
                  event.preventDefault()
                  setOpen(true)
                }}
              >
                {chunks}
              </a>
            ),
          })}
        </span>
      </Checkbox>
      {error && (
        <p className="error" id={about}>
          <Icon name="circle-alert" size={18} />
          <span>{error}</span>
        </p>
      )}
      <AgreementDialog open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
