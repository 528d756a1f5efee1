import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { TextArea } from '@/components/ui/text-area'
import type { RequestSetup } from '@/lib/requests/request-options'
import type { RequestValues } from '@/lib/requests/request-values'
import { useRequestTexts } from './use-request-texts'

/** The guest's contact data, their message, and the privacy checkbox, which is never preselected. */
export function PersonFields({ setup }: { setup: RequestSetup }) {
  const t = useTranslations('requests')
  const { register, formState } = useFormContext<RequestValues>()
  const { fieldText } = useRequestTexts()
  const about = useId()
  const { errors } = formState
  const agree = fieldText(errors.privacyPolicy?.message)
  return (
    <>
      <Field
        label={t('message')}
        note={setup.kind === 'contact' ? undefined : t('optional')}
        hint={setup.kind === 'contact' ? undefined : t(`messageHint.${setup.kind}`)}
        error={fieldText(errors.message?.message)}
      >
        {(control) => <TextArea {...control} {...register('message')} rows={4} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('firstName')} error={fieldText(errors.firstName?.message)}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" required />}
        </Field>
        <Field label={t('lastName')} error={fieldText(errors.lastName?.message)}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" required />}
        </Field>
        <Field label={t('email')} error={fieldText(errors.email?.message)}>
          {(control) => (
            <Input {...control} {...register('email')} type="email" inputMode="email" autoComplete="email" required />
          )}
        </Field>
        <Field label={t('phone')} note={t('optional')} error={fieldText(errors.phone?.message)}>
          {(control) => <Input {...control} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <div className="field">
        <Checkbox
          {...register('privacyPolicy')}
          className="items-start py-2"
          aria-invalid={agree ? true : undefined}
          aria-describedby={agree ? about : undefined}
          required
        >
          <span className="text-sm">
            {t.rich('privacy', {
              link: (chunks) => (
                <a className="link" href={setup.privacyHref} target="_blank" rel="noopener">
                  {chunks}
                </a>
              ),
            })}
          </span>
        </Checkbox>
        {agree && (
          <p className="error" id={about}>
            <Icon name="circle-alert" size={18} />
            <span>{agree}</span>
          </p>
        )}
      </div>
    </>
  )
}
