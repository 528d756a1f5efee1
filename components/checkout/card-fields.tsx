import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import {
  type CardBrand,
  type CardFault,
  type CardField,
  formatCardNumber,
  formatExpiry,
  getCardBin,
  getCardBrand,
} from '@/lib/checkout/card'
import { rewriteInPlace } from '@/lib/checkout/rewrite-in-place'
import { CARD_FORM_ID, cardFieldId } from './card-form'

interface CardFieldsProps {
  faults: Partial<Record<CardField, CardFault>>
  /** The tenant lets the customer choose 3-D Secure. */
  hasThreeDSecureChoice: boolean
  /** Called with the first digits only (BIN), which identify the bank. */
  onBin?: ((bin: string | null) => void) | undefined
  /** Called when a field changes, so that the caller clears its error. */
  onTouched: (field: CardField) => void
}

/**
 * The card fields belong to a separate form that the browser submits natively (ADR 5). They are uncontrolled: their
 * values never enter React state, a store or a request of this page. Only the card brand and the BIN are read.
 */
export function CardFields({ faults, hasThreeDSecureChoice, onBin, onTouched }: CardFieldsProps) {
  const t = useTranslations('checkout.card')
  const [brand, setBrand] = useState<CardBrand | null>(null)

  const onNumber = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    rewriteInPlace(currentTarget, formatCardNumber)
    setBrand(getCardBrand(currentTarget.value))
    onBin?.(getCardBin(currentTarget.value))
    onTouched('cardNumber')
  }
  const onExpiry = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    // Skips the formatting on backspace, so that the slash can be deleted.
    if ((nativeEvent as InputEvent).inputType !== 'deleteContentBackward') rewriteInPlace(currentTarget, formatExpiry)
    onTouched('cardExpiry')
  }
  const errorOf = (field: CardField) => faults[field] && t(`errors.${faults[field]}`)
  const look = (field: CardField) => ({ name: field, form: CARD_FORM_ID, required: true, spellCheck: false })

  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field id={cardFieldId('cardHolder')} label={t('holder')} error={errorOf('cardHolder')} className="md:col-span-2">
        {(control) => (
          <Input
            {...control}
            {...look('cardHolder')}
            autoComplete="cc-name"
            autoCapitalize="characters"
            maxLength={100}
            onInput={() => onTouched('cardHolder')}
          />
        )}
      </Field>
      <Field id={cardFieldId('cardNumber')} label={t('number')} error={errorOf('cardNumber')} className="md:col-span-2">
        {(control) => (
          <Input
            {...control}
            {...look('cardNumber')}
            icon="credit-card"
            autoComplete="cc-number"
            inputMode="numeric"
            maxLength={23}
            dir="ltr"
            onInput={onNumber}
            trail={brand && <span className="badge badge-fact">{t(`brands.${brand}`)}</span>}
          />
        )}
      </Field>
      <Field id={cardFieldId('cardExpiry')} label={t('expiry')} hint={t('expiryHint')} error={errorOf('cardExpiry')}>
        {(control) => (
          <Input
            {...control}
            {...look('cardExpiry')}
            autoComplete="cc-exp"
            inputMode="numeric"
            maxLength={9}
            dir="ltr"
            onInput={onExpiry}
          />
        )}
      </Field>
      <Field
        id={cardFieldId('cardSecurityCode')}
        label={t('securityCode')}
        hint={t(brand === 'amex' ? 'codeHintAmex' : 'codeHint')}
        error={errorOf('cardSecurityCode')}
      >
        {(control) => (
          <Input
            {...control}
            {...look('cardSecurityCode')}
            type="password"
            autoComplete="cc-csc"
            inputMode="numeric"
            maxLength={4}
            dir="ltr"
            onInput={() => onTouched('cardSecurityCode')}
          />
        )}
      </Field>
      {hasThreeDSecureChoice && (
        <div className="md:col-span-2">
          {/* An unchecked checkbox sends nothing; the hidden field sends 0 in that case. */}
          <input type="hidden" name="threeDSecure" value="0" form={CARD_FORM_ID} readOnly />
          <Checkbox name="threeDSecure" value="1" form={CARD_FORM_ID} defaultChecked className="items-start py-2">
            {t('threeDSecure')}
            <small className="block text-muted">{t('threeDSecureHint')}</small>
          </Checkbox>
        </div>
      )}
    </div>
  )
}
