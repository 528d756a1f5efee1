import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { MonthCalendar } from '@/components/calendar/month-calendar'
import { toDayPrices } from '@/components/calendar/to-day-prices'
import { useCalendarMonth } from '@/components/calendar/use-calendar-month'
import { CountRow } from '@/components/catalogue/kinds/shared/count-row'
import { PartyLimit } from '@/components/catalogue/kinds/shared/party-limit'
import { useMoney } from '@/components/money/use-money'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { buildPaxBounds, findReachedLimit } from '@/domain/basket/party'
import type { AgeBand } from '@/domain/basket/pax'
import type { BasketItem } from '@/domain/basket/schema'
import { seatsOf } from '@/domain/basket/selection'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import { getDayEvaluator } from '@/lib/basket/evaluate-day'
import { toItemBooking } from '@/lib/basket/item-booking'
import type { CartSettings } from './cart-view'
import { useItemChange } from './use-item-change'

const BANDS: readonly AgeBand[] = ['adult', 'child', 'infant']

interface ItemEditorProps {
  item: BasketItem
  settings: CartSettings
  /** Called with the item's new key after it has moved to another day or time. */
  onMoved: (key: string) => void
}

/** Inline editor of an item: day, departure, people and extras. */
export function ItemEditor({ item, settings, onMoved }: ItemEditorProps) {
  const t = useTranslations('basket.card')
  const id = useId()
  const money = useMoney(settings.locale)
  const booking = toItemBooking(item, settings)
  const [isChoosing, setChoosing] = useState(false)
  const { availability, change, moveTo, request } = useItemChange(item, settings.flow, onMoved)
  const calendar = useCalendarMonth(booking, item.date, isChoosing)
  const day = availability.days.find(({ date }) => date === item.date)
  // Seats of the direct flow's own hold. The availability counts them as taken, so they are added back.
  const [own] = useState({ date: item.date, session: item.session, seats: seatsOf(item.pax) })
  const holdsOwn = settings.flow === 'direct' && item.date === own.date
  const freeAt = (time: string | null, left: number) => left + (holdsOwn && time === own.session ? own.seats : 0)
  const session = day?.sessions.find(({ time }) => time === item.session)
  const seatsLeft = session ? freeAt(session.time, session.seatsLeft) : null
  const rule = item.partyRule
  const bounds = buildPaxBounds(item.pax, { seatsLeft, rule })

  useEffect(() => {
    void request(item.date)
  }, [request, item.date])

  return (
    <div className="mt-4 grid gap-6 rounded-card bg-sand p-4 md:grid-cols-2 md:p-6">
      <div className="flex flex-col gap-4">
        <div className="field">
          <label htmlFor={id}>{t('date')}</label>
          <Button
            id={id}
            tone="secondary"
            icon="calendar"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {capitalise(formatDay(item.date, settings.locale), settings.locale)}
          </Button>
        </div>
        {day && day.sessions.length > 0 && (
          <Field label={t('session')}>
            {(control) => (
              <Select
                {...control}
                value={item.session ?? ''}
                onChange={(event) => change({ session: event.target.value })}
              >
                {day.sessions.map(({ time, seatsLeft: left }) => (
                  <option key={time} value={time} disabled={freeAt(time, left) < seatsOf(item.pax)}>
                    {`${time} · ${freeAt(time, left) === 0 ? t('sessionFull') : t('seatsLeft', { count: freeAt(time, left) })}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <div>
        {BANDS.map((band) => (
          <CountRow
            key={band}
            label={t(`bands.${band}`)}
            hint={null}
            value={item.pax[band]}
            min={bounds[band].min}
            max={bounds[band].max}
            onChange={(value) => change({ pax: { ...item.pax, [band]: value } })}
          />
        ))}
        <PartyLimit limit={findReachedLimit(item.pax, rule)} />
        {booking.extras.map((extra) => (
          <CountRow
            key={extra.id}
            label={extra.title}
            hint={null}
            value={item.extras.find((chosen) => chosen.id === extra.id)?.quantity ?? 0}
            min={0}
            max={extra.maximum}
            onChange={(quantity) => {
              const others = item.extras.filter((chosen) => chosen.id !== extra.id)
              change({ extras: quantity > 0 ? [...others, { id: extra.id, quantity }] : others })
            }}
          />
        ))}
      </div>
      {isChoosing && money && (
        <div className="md:col-span-2">
          <MonthCalendar
            locale={settings.locale}
            availability={calendar.availability}
            month={calendar.month}
            today={calendar.today}
            seats={seatsOf(item.pax)}
            evaluate={getDayEvaluator(seatsOf(item.pax))}
            selected={item.date}
            {...toDayPrices(booking, money)}
            onMonth={calendar.setMonth}
            onPick={(date) => {
              setChoosing(false)
              void moveTo(date)
            }}
            onRetry={calendar.retry}
          />
        </div>
      )}
    </div>
  )
}
