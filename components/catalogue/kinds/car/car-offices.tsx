import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { Amount } from '@/components/money/amount'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import { isZero } from '@/domain/money/amount'
import { toShown } from '@/lib/basket/browser-money'
import type { CarBookingParts } from './use-car-booking'

interface CarOfficesProps {
  parts: CarBookingParts
  /** Fields for days and times, between the two offices. */
  children: ReactNode
}

/** Pick-up office and return office. */
export function CarOffices({ parts, children }: CarOfficesProps) {
  const t = useTranslations('basket.hire')
  const id = useId()
  const { booking, choose, money, state } = parts
  const { offices, oneWayFee, price } = booking
  const { pickup, giveBack } = state
  const [isAsked, setAsked] = useState(false)
  const others = offices.filter(({ key }) => key !== pickup?.key)
  const isElsewhere = isAsked || (pickup !== null && giveBack !== null && pickup.key !== giveBack.key)
  const shown = money && toShown(oneWayFee, price.currency, money)
  const fee = isZero(oneWayFee) ? t('free') : shown && <Amount {...shown} money={money} />

  const options = (list: typeof offices) =>
    list.map(({ key, title }) => (
      <option key={key} value={key}>
        {title}
      </option>
    ))

  return (
    <>
      <div className="office">
        <label htmlFor={`${id}-from`} className="sr-only">
          {t('office')}
        </label>
        <Icon name="map-pin" />
        <Select
          id={`${id}-from`}
          value={pickup?.key ?? ''}
          onChange={({ target }) => choose({ pickupOffice: target.value, returnOffice: null })}
        >
          {options(offices)}
        </Select>
      </div>
      {children}
      {others.length > 0 && (
        <div>
          <Checkbox
            checked={isElsewhere}
            end={fee}
            onChange={({ target }) => {
              setAsked(target.checked)
              choose({ returnOffice: target.checked ? (others[0]?.key ?? null) : null })
            }}
          >
            {isElsewhere && giveBack ? t('oneWay', { place: giveBack.title }) : t('elsewhere')}
          </Checkbox>
          {isElsewhere && others.length > 1 && (
            <>
              <label htmlFor={`${id}-to`} className="sr-only">
                {t('returnOffice')}
              </label>
              <Select
                id={`${id}-to`}
                className="mt-1"
                value={giveBack?.key ?? ''}
                onChange={({ target }) => choose({ returnOffice: target.value })}
              >
                {options(others)}
              </Select>
            </>
          )}
        </div>
      )}
    </>
  )
}
