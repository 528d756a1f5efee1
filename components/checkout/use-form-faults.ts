import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import { GUEST_FIELDS, type GuestFault, type GuestForm } from '@/domain/reservations/guest-rules'
import type { CardFault, CardField } from '@/lib/checkout/card'
import { AGREEMENT_FIELD_ID, type Contract, RENTAL_FIELD_ID } from './agree-step'
import { BECOME_MEMBER_ID, MEMBER_PASSWORD_ID } from './become-member'
import { cardFieldId } from './card-form'
import type { FormFault } from './error-summary'
import { guestFieldId } from './guest-step'
import type { BecomingMember } from './use-becoming-member'

interface Faults {
  form: UseFormReturn<GuestForm>
  isGuest: boolean
  becoming: BecomingMember
  minimumPasswordLength: number
  cardFaults: Partial<Record<CardField, CardFault>>
  missing: readonly Contract[]
  /** Error code with which the API rejected the booking. */
  refusal: string | null
}

const CARD_FIELDS: readonly (readonly [CardField, 'holder' | 'number' | 'expiry' | 'securityCode'])[] = [
  ['cardHolder', 'holder'],
  ['cardNumber', 'number'],
  ['cardExpiry', 'expiry'],
  ['cardSecurityCode', 'securityCode'],
]

/** Lists all errors that prevent the booking, in page order, as texts. */
export function useFormFaults({
  form,
  isGuest,
  becoming,
  minimumPasswordLength,
  cardFaults,
  missing,
  refusal,
}: Faults): FormFault[] {
  const t = useTranslations('checkout')
  const codes = useTranslations('errors.codes')
  const { errors } = form.formState
  const faults: FormFault[] = []
  if (refusal !== null) {
    const known = refusal as 'unknown'
    faults.push({ id: 'trip', text: codes(codes.has(known) ? known : 'unknown') })
  }
  for (const name of GUEST_FIELDS) {
    const fault = errors[name]?.message as GuestFault | undefined
    if (fault)
      faults.push({ id: guestFieldId(name), text: `${t(`guest.fields.${name}`)}: ${t(`guest.errors.${fault}`)}` })
  }
  if (isGuest && !becoming.isWanted) faults.push({ id: BECOME_MEMBER_ID, text: t('errors.signIn') })
  if (isGuest && becoming.isWanted && becoming.fault) {
    const problem = t(`become.errors.${becoming.fault}`, { minimum: minimumPasswordLength })
    faults.push({ id: MEMBER_PASSWORD_ID, text: `${t('become.password')}: ${problem}` })
  }
  for (const [field, label] of CARD_FIELDS) {
    const fault = cardFaults[field]
    if (fault) faults.push({ id: cardFieldId(field), text: `${t(`card.${label}`)}: ${t(`card.errors.${fault}`)}` })
  }
  for (const contract of missing) {
    faults.push({
      id: contract === 'rental' ? RENTAL_FIELD_ID : AGREEMENT_FIELD_ID,
      text: t(`errors.${contract}`),
    })
  }
  return faults
}
