import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RoadStep } from '@/components/ui/road-step'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import type { GuestFault, GuestField } from '@/domain/reservations/guest-rules'
import type { Country } from '@/lib/i18n/countries'
import type { GuestFormParts } from './use-guest-form'

interface GuestStepProps {
  parts: GuestFormParts
  needsIdentity: boolean
  /** The card payment requires city and country. */
  needsPlace: boolean
  countries: readonly Country[]
  children?: ReactNode
}

interface FieldLook {
  name: GuestField
  type?: 'email' | 'tel'
  autoComplete: string
  inputMode?: 'email' | 'tel' | 'numeric'
  isOptional?: boolean
  isWide?: boolean
}

const FIELDS: readonly FieldLook[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  { name: 'birthDate', inputMode: 'numeric', autoComplete: 'bday', isOptional: true },
  { name: 'identityNumber', autoComplete: 'off', isOptional: true },
  { name: 'address', autoComplete: 'street-address', isOptional: true, isWide: true },
  { name: 'city', autoComplete: 'address-level2', isOptional: true },
  { name: 'country', autoComplete: 'country', isOptional: true },
  { name: 'hotelName', autoComplete: 'off', isOptional: true },
  { name: 'room', autoComplete: 'off', isOptional: true },
  { name: 'hotelDistrict', autoComplete: 'off', isOptional: true },
  { name: 'hotelCity', autoComplete: 'off', isOptional: true },
]

/** Element id of a guest field, for the links of the error summary. */
export const guestFieldId = (name: GuestField): string => `guest-${name}`

/** Details of the lead guest, to whom the voucher is issued. */
export function GuestStep({ parts, needsIdentity, needsPlace, countries, children }: GuestStepProps) {
  const t = useTranslations('checkout.guest')
  const { register, formState } = parts.form
  const errorOf = (name: GuestField): string | undefined => {
    const fault = formState.errors[name]?.message as GuestFault | undefined
    return fault && t(`errors.${fault}`)
  }
  const needed: Partial<Record<GuestField, boolean>> = {
    identityNumber: needsIdentity,
    city: needsPlace,
    country: needsPlace,
  }
  const hintOf = (name: GuestField): string | undefined => {
    if (name === 'country') return needsPlace ? t('hints.country') : undefined
    return name === 'email' || name === 'birthDate' ? t(`hints.${name}`) : undefined
  }
  const box = (name: GuestField) => register(name, { onChange: parts.keep })
  return (
    <RoadStep number={1} title={t('title')} id="who">
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        {FIELDS.map(({ name, isOptional, isWide, ...look }) => {
          const isNeeded = !isOptional || needed[name] === true
          return (
            <Field
              key={name}
              id={guestFieldId(name)}
              label={t(`fields.${name}`)}
              note={isNeeded ? undefined : t('optional')}
              hint={hintOf(name)}
              error={errorOf(name)}
              className={isWide ? 'md:col-span-2' : undefined}
            >
              {(control) =>
                name === 'country' ? (
                  <Select {...control} {...box(name)} autoComplete={look.autoComplete} required={isNeeded}>
                    <option value="">{t('noCountry')}</option>
                    {countries.map(({ code, name: country }) => (
                      <option key={code} value={code}>
                        {country}
                      </option>
                    ))}
                  </Select>
                ) : (
                  <Input {...control} {...look} {...box(name)} required={isNeeded} />
                )
              }
            </Field>
          )
        })}
        <Field
          id={guestFieldId('note')}
          label={t('fields.note')}
          note={t('optional')}
          error={errorOf('note')}
          className="md:col-span-2"
        >
          {(control) => <TextArea {...control} {...box('note')} rows={3} />}
        </Field>
      </div>
      {children}
    </RoadStep>
  )
}
