'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { buildProfileFormSchema, type ProfileValues } from '@/components/forms/form-schemas'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { notify } from '@/components/toasts/notify'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { formatDate } from '@/domain/dates/plain-date'
import { readWrittenDate } from '@/domain/dates/written-date'
import type { Member } from '@/domain/member/schema'
import { isLocale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'

interface ProfileFormProps {
  member: Member
  languages: readonly { code: string; name: string }[]
  countries: readonly { code: string; name: string }[]
}

/** Optional fields. Empty ones are sent as null. */
const OPTIONAL = ['phone', 'birthDate', 'address', 'city', 'district', 'country', 'identityNumber'] as const
const FIELDS = ['firstName', 'lastName', ...OPTIONAL, 'locale'] as const

const toDefaults = (member: Member): ProfileValues => ({
  firstName: member.firstName,
  lastName: member.lastName,
  phone: member.phone ?? '',
  birthDate: member.birthDate ? formatDate(member.birthDate) : '',
  address: member.address ?? '',
  city: member.city ?? '',
  district: member.district ?? '',
  country: member.country ?? '',
  identityNumber: member.identityNumber ?? '',
  locale: member.locale,
})

/** The form for the member's details. Empty optional fields are sent as null. */
export function ProfileForm({ member, languages, countries }: ProfileFormProps) {
  const t = useTranslations('member.profile')
  const router = useRouter()
  const { codeText, fieldText } = useFormTexts(0, { phone: t('phoneError'), birthDate: t('birthDateError') })
  const [problem, setProblem] = useState<string | null>(null)
  const schema = useMemo(() => buildProfileFormSchema(new Date().toISOString().slice(0, 10)), [])
  const form = useDeferredValidation<ProfileValues>({
    resolver: zodResolver(schema),
    defaultValues: toDefaults(member),
  })
  const { register, handleSubmit, setError, reset } = form
  const { errors, isSubmitting } = form.formState

  const submit = handleSubmit(async ({ firstName, lastName, locale, ...rest }) => {
    setProblem(null)
    const result = await callOperator('updateMember', {
      firstName,
      lastName,
      phone: rest.phone || null,
      birthDate: readWrittenDate(rest.birthDate),
      address: rest.address || null,
      city: rest.city || null,
      district: rest.district || null,
      country: rest.country || null,
      identityNumber: rest.identityNumber || null,
      ...(isLocale(locale) ? { locale } : {}),
    })
    if (!result.ok) return setProblem(applyFailure(result.error, FIELDS, setError))
    reset(toDefaults(result.data))
    notify({ text: t('saved'), tone: 'ok' })
    router.refresh()
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-labelledby="details">
      <div>
        <h2 id="details" className="text-h3">
          {t('details')}
        </h2>
        <p className="text-muted">{t('detailsText')}</p>
      </div>
      <FormProblem text={problem && codeText(problem)} />
      <Field label={t('email')} hint={t('emailHint')}>
        {(control) => <Input {...control} type="email" value={member.email} readOnly disabled />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('firstName')} error={fieldText(errors.firstName?.message)}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" required />}
        </Field>
        <Field label={t('lastName')} error={fieldText(errors.lastName?.message)}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" required />}
        </Field>
        <Field label={t('phone')} error={fieldText(errors.phone?.message)}>
          {(control) => <Input {...control} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
        <Field label={t('birthDate')} hint={t('birthDateHint')} error={fieldText(errors.birthDate?.message)}>
          {(control) => <Input {...control} {...register('birthDate')} inputMode="numeric" autoComplete="bday" />}
        </Field>
      </div>
      <Field label={t('address')} error={fieldText(errors.address?.message)}>
        {(control) => <TextArea {...control} {...register('address')} autoComplete="street-address" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('city')} error={fieldText(errors.city?.message)}>
          {(control) => <Input {...control} {...register('city')} autoComplete="address-level2" />}
        </Field>
        <Field label={t('district')} error={fieldText(errors.district?.message)}>
          {(control) => <Input {...control} {...register('district')} autoComplete="address-level3" />}
        </Field>
        <Field label={t('country')} error={fieldText(errors.country?.message)}>
          {(control) => (
            <Select {...control} {...register('country')} autoComplete="country">
              <option value="">{t('none')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('identityNumber')} error={fieldText(errors.identityNumber?.message)}>
          {(control) => <Input {...control} {...register('identityNumber')} autoComplete="off" />}
        </Field>
      </div>
      <Field label={t('language')} error={fieldText(errors.locale?.message)}>
        {(control) => (
          <Select {...control} {...register('locale')}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  )
}
