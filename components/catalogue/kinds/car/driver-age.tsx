import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Amount } from '@/components/money/amount'
import { Select } from '@/components/ui/select'
import { toShown } from '@/lib/basket/browser-money'
import { DRIVER_AGES } from '@/lib/basket/car-choice'
import type { CarBookingParts } from './use-car-booking'

/** Age of the driver, within the limits of the car; a young driver pays a surcharge. */
export function DriverAge({ parts }: { parts: CarBookingParts }) {
  const t = useTranslations('basket.hire')
  const card = useTranslations('basket.card')
  const id = useId()
  const { booking, choice, choose, money } = parts
  const { maximumDriverAge, minimumDriverAge, minimumLicenceYears, price, youngDriver } = booking
  const from = Math.max(minimumDriverAge, DRIVER_AGES.min)
  const to = Math.min(maximumDriverAge, DRIVER_AGES.max)
  const ages = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const isAllowed = ages.includes(choice.driverAge)
  const fee = youngDriver && youngDriver.under > from && money && toShown(youngDriver.feePerDay, price.currency, money)
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {t('age')}
        </label>
        <small className="block text-muted" id={`${id}-hint`}>
          {t('ageHint', { from, to, years: minimumLicenceYears })}
          {fee && (
            <span className="block">
              {t('youngHint', { age: youngDriver.under })} <Amount className="font-semibold" {...fee} money={money} />{' '}
              {card('perDay')}
            </span>
          )}
        </small>
      </div>
      <Select
        id={id}
        className="w-24 shrink-0"
        aria-describedby={`${id}-hint`}
        aria-invalid={!isAllowed}
        value={choice.driverAge}
        onChange={({ target }) => choose({ driverAge: Number(target.value) })}
      >
        {(isAllowed ? ages : [choice.driverAge, ...ages]).map((age) => (
          <option key={age} value={age}>
            {age}
          </option>
        ))}
      </Select>
    </div>
  )
}
