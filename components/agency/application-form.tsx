'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import type { Locale } from '@/domain/shared/locales'
import { type ChosenDocument, type SentApplication, sendApplication } from '@/lib/agency/send-application'
import type { Country } from '@/lib/i18n/countries'
import { AgencyDocuments } from './agency-documents'
import { type ApplicationValues, applicationSchema, EMPTY_APPLICATION } from './application-schema'
import { ApplicationThanks } from './application-thanks'

interface ApplicationFormProps {
  locale: Locale
  countries: readonly Country[]
  privacyHref: string
}

type Line = Exclude<keyof ApplicationValues, 'country' | 'address' | 'note' | 'privacyPolicy'>

interface LineSpec {
  name: Line
  complete?: string
  type?: 'email' | 'tel' | 'url'
  isOptional?: boolean
}

const COMPANY: readonly LineSpec[] = [
  { name: 'legalName', complete: 'organization' },
  { name: 'tradeName' },
  { name: 'taxOffice' },
  { name: 'taxNumber' },
  { name: 'associationCode', isOptional: true },
  { name: 'website', complete: 'url', type: 'url', isOptional: true },
  { name: 'phone', complete: 'tel', type: 'tel' },
  { name: 'city', complete: 'address-level2' },
]
const PERSON: readonly LineSpec[] = [
  { name: 'firstName', complete: 'given-name' },
  { name: 'lastName', complete: 'family-name' },
  { name: 'email', complete: 'email', type: 'email' },
]
const NAMES = Object.keys(EMPTY_APPLICATION) as (keyof ApplicationValues)[]

/** Application to become an agency: company, contact person and documents. */
export function ApplicationForm({ locale, countries, privacyHref }: ApplicationFormProps) {
  const t = useTranslations('agency.form')
  const { codeText, fieldText } = useFormTexts(0, {
    phone: t('faults.phone'),
    taxNumber: t('faults.taxNumber'),
    website: t('faults.website'),
    long: t('faults.long'),
  })
  const [documents, setDocuments] = useState<ChosenDocument[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<(SentApplication & { email: string }) | null>(null)
  const form = useDeferredValidation<ApplicationValues>({
    resolver: zodResolver(applicationSchema),
    defaultValues: EMPTY_APPLICATION,
  })
  const { register, handleSubmit, setError } = form
  const { errors, isSubmitting } = form.formState

  const submit = handleSubmit(async ({ privacyPolicy: _, ...application }) => {
    setProblem(null)
    const result = await sendApplication(application, documents, locale)
    if (result.ok) return setSent({ ...result.data, email: application.email })
    setProblem(applyFailure(result.error, NAMES, setError))
  })

  const line = ({ name, complete, type, isOptional }: LineSpec) => (
    <Field
      key={name}
      label={t(name)}
      note={isOptional ? t('optional') : undefined}
      hint={name === 'email' ? t('emailHint') : undefined}
      error={fieldText(errors[name]?.message)}
    >
      {(control) => (
        <Input
          {...control}
          {...register(name)}
          type={type ?? 'text'}
          autoComplete={complete ?? 'off'}
          required={!isOptional}
        />
      )}
    </Field>
  )

  if (sent) return <ApplicationThanks locale={locale} {...sent} />
  return (
    <form onSubmit={submit} noValidate className="grid gap-8" aria-label={t('title')}>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-h3 font-bold">{t('company')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {COMPANY.map(line)}
          <Field label={t('country')} error={fieldText(errors.country?.message)}>
            {(control) => (
              <Select {...control} {...register('country')} autoComplete="country" required>
                <option value="">{t('choose')}</option>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field label={t('address')} error={fieldText(errors.address?.message)}>
          {(control) => <TextArea {...control} {...register('address')} autoComplete="street-address" required />}
        </Field>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-h3 font-bold">{t('person')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">{PERSON.map(line)}</div>
        <Field label={t('note')} note={t('optional')} error={fieldText(errors.note?.message)}>
          {(control) => <TextArea {...control} {...register('note')} />}
        </Field>
      </fieldset>
      <AgencyDocuments documents={documents} onChange={setDocuments} />
      <div className="field">
        <Checkbox
          {...register('privacyPolicy')}
          className="items-start py-2"
          aria-invalid={errors.privacyPolicy ? true : undefined}
          aria-describedby={errors.privacyPolicy ? 'agency-agree' : undefined}
        >
          <span className="text-sm">
            {t.rich('agree', {
              link: (chunks) => (
                <a className="link" href={privacyHref} target="_blank" rel="noopener">
                  {chunks}
                </a>
              ),
            })}
          </span>
        </Checkbox>
        {errors.privacyPolicy && (
          <p className="error" id="agency-agree">
            <Icon name="circle-alert" size={18} />
            <span>{fieldText('agree')}</span>
          </p>
        )}
      </div>
      <FormProblem text={problem && codeText(problem)} />
      <div>
        <Button type="submit" size="large" icon="send" busy={isSubmitting} className="max-sm:w-full">
          {t(isSubmitting ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  )
}
