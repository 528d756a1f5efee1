import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Input } from '@/components/ui/input'
import { toFlightNumber } from '@/domain/basket/flight-number'

interface FlightFieldProps {
  value: string
  isLanding: boolean
  onChange: (flight: string) => void
}

/** Flight number, which the driver uses to track delays. Validated when the field loses focus. */
export function FlightField({ value, isLanding, onChange }: FlightFieldProps) {
  const t = useTranslations('basket.ride')
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && toFlightNumber(value) === undefined
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {t('flight')}
      </label>
      <Input
        id={id}
        icon={isLanding ? 'plane-landing' : 'plane-takeoff'}
        className="font-bold"
        dir={value ? 'ltr' : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={8}
        placeholder={t('flight')}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="mt-1 text-sm font-semibold text-danger">
          {t('flightWrong')}
        </p>
      )}
    </div>
  )
}
