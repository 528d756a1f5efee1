'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RoadStep } from '@/components/ui/road-step'
import { TextArea } from '@/components/ui/text-area'
import type { GuestFault, GuestField } from '@/domain/reservations/guest-rules'
import type { GuestFormParts } from './use-guest-form'

interface GuestStepProps {
  parts: GuestFormParts
  needsIdentity: boolean
  /** What else belongs to who travels. */
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
  { name: 'hotelName', autoComplete: 'off', isOptional: true },
  { name: 'room', autoComplete: 'off', isOptional: true },
]

/** Id of a field, so that the summary above can lead to it. */
export const guestFieldId = (name: GuestField): string => `guest-${name}`

/** Who travels: the person the voucher is made out to. */
export function GuestStep({ parts, needsIdentity, children }: GuestStepProps) {
  const t = useTranslations('checkout.guest')
  const { register, formState } = parts.form
  const errorOf = (name: GuestField): string | undefined => {
    const fault = formState.errors[name]?.message as GuestFault | undefined
    return fault && t(`errors.${fault}`)
  }
  const box = (name: GuestField) => register(name, { onChange: parts.keep })
  return (
    <RoadStep number={1} title={t('title')} id="who">
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        {FIELDS.map(({ name, isOptional, isWide, ...look }) => {
          const isNeeded = !isOptional || (name === 'identityNumber' && needsIdentity)
          return (
            <Field
              key={name}
              id={guestFieldId(name)}
              label={t(`fields.${name}`)}
              note={isNeeded ? undefined : t('optional')}
              hint={name === 'email' || name === 'birthDate' ? t(`hints.${name}`) : undefined}
              error={errorOf(name)}
              className={isWide ? 'md:col-span-2' : undefined}
            >
              {(control) => <Input {...control} {...look} {...box(name)} required={isNeeded} />}
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
