import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import { openLogin } from '@/components/auth/open-login'
import { useAccountHint } from '@/components/auth/use-account-hint'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MAXIMUM_COUPON_LENGTH } from '@/domain/basket/limits'
import type { Quote } from '@/domain/basket/schema'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { useShop, useShopDispatch } from '@/store/hooks'
import { draftUpdated } from '@/store/modules/reservations'

interface CouponFieldProps {
  flow: ReservationFlow
  quote: Quote
  /** A quote is loading. */
  isAsking: boolean
  /** Requests the same quote again. */
  onAgain: () => void
}

/** Field for a coupon code. A code that the API rejects is reported as invalid (spec 8) and stays in the field. */
export function CouponField({ flow, quote, isAsking, onAgain }: CouponFieldProps) {
  const t = useTranslations('basket.coupon')
  const dispatch = useShopDispatch()
  const { couponCode } = useShop((state) => state.reservations[flow])
  const account = useAccountHint()
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  // Keeps the field unfolded after a rejection while the guest corrects the code.
  const [wasWrong, setWasWrong] = useState(false)
  if (isWrong && !wasWrong) setWasWrong(true)
  const refused = quote.coupon?.accepted === false ? quote.coupon.code : null

  useEffect(() => {
    if (refused === null || refused !== couponCode) return
    setCode(refused)
    setWrong(true)
    dispatch(draftUpdated({ flow, patch: { couponCode: null } }))
  }, [flow, refused, couponCode, dispatch])

  if (quote.coupon?.accepted) return null
  const wanted = code.trim().toUpperCase()
  const apply = () => {
    setWrong(wanted === '')
    if (wanted === '') return
    if (wanted === couponCode) onAgain()
    else dispatch(draftUpdated({ flow, patch: { couponCode: wanted } }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <details className="unfold my-3" open={wasWrong || undefined}>
      <summary className="link py-1 text-sm">{t('have')}</summary>
      <form className="my-2 flex items-start gap-2" onSubmit={submit}>
        <Field label={t('label')} error={isWrong ? t('wrong') : undefined} isHeard className="flex-1">
          {(control) => (
            <Input
              {...control}
              name="coupon"
              value={code}
              maxLength={MAXIMUM_COUPON_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => {
                setCode(event.target.value)
                setWrong(false)
              }}
            />
          )}
        </Field>
        {/* The margin equals the height of the label, so an error below the field does not move the button. */}
        <Button type="submit" tone="secondary" className="mt-[27px]" busy={isAsking && couponCode !== null}>
          {t('apply')}
        </Button>
      </form>
      {isWrong && wanted !== '' && account === 'guest' && (
        // The API rejects a member's personal coupon for everyone else, so a guest is offered the sign-in.
        <button
          type="button"
          className="link mb-2 min-h-6 text-start text-sm"
          onClick={() => openLogin({ onSignedIn: apply })}
        >
          {t('own')}
        </button>
      )}
    </details>
  )
}
