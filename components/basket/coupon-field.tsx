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
  /** A price is on its way. */
  isAsking: boolean
  /** Asks for the same once more. */
  onAgain: () => void
}

/** A code to be entered; one that the API does not take is said to be none (spec 8), and stays there to be corrected. */
export function CouponField({ flow, quote, isAsking, onAgain }: CouponFieldProps) {
  const t = useTranslations('basket.coupon')
  const dispatch = useShopDispatch()
  const { couponCode } = useShop((state) => state.reservations[flow])
  const account = useAccountHint()
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  // It stays unfolded while what was refused is corrected.
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
        {/* As far down as the label is high: a fault under the field leaves the button where it is. */}
        <Button type="submit" tone="secondary" className="mt-[27px]" busy={isAsking && couponCode !== null}>
          {t('apply')}
        </Button>
      </form>
      {isWrong && wanted !== '' && account === 'guest' && (
        // To the API, a member's own coupon is none for anybody else.
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
