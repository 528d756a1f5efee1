import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { MonthCalendar } from '@/components/calendar/month-calendar'
import { useCalendarMonth } from '@/components/calendar/use-calendar-month'
import { Amount } from '@/components/money/amount'
import { notifyText } from '@/components/toasts/notify-undo'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { formatDay } from '@/domain/dates/day-words'
import { isNegative, isZero, negate } from '@/domain/money/amount'
import { commaOf, type Locale } from '@/domain/shared/locales'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getDayEvaluator } from '@/lib/basket/evaluate-day'
import type { MovableItem, ReservationFacts } from '@/lib/reservations/reservation-facts'
import { removeSavedVouchers } from '@/lib/vouchers/saved-vouchers'
import { OwnProblem } from './own-problem'
import { SessionList } from './session-list'
import { useDateChange } from './use-date-change'

interface DateDialogProps {
  open: boolean
  onClose: () => void
  locale: Locale
  facts: ReservationFacts
  money: BrowserMoney
}

/** Changes the date or time of a departure. Shows the price difference before the change. */
export function DateDialog({ open, onClose, locale, facts, money }: DateDialogProps) {
  const t = useTranslations('afterwards.date')
  const [ticket, setTicket] = useState(facts.movable[0]?.ticketNumber ?? '')
  const item = facts.movable.find(({ ticketNumber }) => ticketNumber === ticket) ?? facts.movable[0]
  if (!item) return null
  return (
    <DateChange
      key={`${item.ticketNumber} ${item.date} ${item.session}`}
      {...{ open, onClose, locale, facts, money, item }}
      onItem={setTicket}
      title={t('title')}
    />
  )
}

// The calendar shows no prices: only the difference to the booked price matters.
const NO_PRICES = {
  priceOf: (amount: string) => amount,
  writePrice: (amount: string) => ({ full: amount, bare: '' }),
}

interface DateChangeProps extends DateDialogProps {
  item: MovableItem
  title: string
  onItem: (ticketNumber: string) => void
}

function DateChange({ open, onClose, locale, facts, money, item, title, onItem }: DateChangeProps) {
  const t = useTranslations('afterwards.date')
  const router = useRouter()
  const evaluate = getDayEvaluator(item.seats)
  const onMoved = async (isRequest: boolean) => {
    if (!isRequest) await removeSavedVouchers(facts.bookingNumber)
    onClose()
    notifyText(t(isRequest ? 'requested' : 'done'), 'ok')
    router.refresh()
  }
  const change = useDateChange({ reference: facts.reference, item, onMoved })
  const booking = { productId: item.productId, timeZone: facts.timeZone }
  const calendar = useCalendarMonth(booking, change.date ?? item.date, open)
  const availability = useMemo(
    () => ({
      ...calendar.availability,
      days: calendar.availability.days.map((known) => ({ ...known, lowestPrice: null })),
    }),
    [calendar.availability],
  )
  const day = calendar.availability.days.find(({ date }) => date === change.date)
  const { quote } = change
  const pick = (date: string) => {
    const sessions = calendar.availability.days.find((known) => known.date === date)?.sessions ?? []
    const [only, ...others] = sessions.filter(
      ({ time, seatsLeft }) => seatsLeft >= item.seats && !(date === item.date && time === item.session),
    )
    change.pick(date, others.length === 0 ? (only?.time ?? null) : null)
  }
  const write = (amount: string, currency: string) => (
    <Amount className="font-bold" amount={amount} currency={currency} money={money} />
  )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      lead={t('lead', { title: item.title, day: `${formatDay(item.date, locale)}${commaOf(locale)}${item.session}` })}
      closeLabel={t('close')}
      footer={
        <Button
          tone="primary"
          size="large"
          wide
          busy={change.isBusy}
          missing={change.date === null || change.session === null ? t('choose') : undefined}
          disabled={!quote}
          onClick={() => void change.confirm()}
        >
          {t(quote?.byRequest ? 'request' : 'confirm', {
            day: change.date ? formatDay(change.date, locale) : '',
            time: change.session ?? '',
          })}
        </Button>
      }
    >
      <div className="grid gap-5">
        {facts.movable.length > 1 && (
          <Field label={t('which')}>
            {(control) => (
              <Select
                {...control}
                value={item.ticketNumber}
                onChange={({ currentTarget }) => onItem(currentTarget.value)}
              >
                {facts.movable.map(({ ticketNumber, title: name }) => (
                  <option key={ticketNumber} value={ticketNumber}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div className="cal-bare">
          <MonthCalendar
            locale={locale}
            availability={availability}
            month={calendar.month}
            today={calendar.today}
            evaluate={evaluate}
            seats={item.seats}
            selected={change.date}
            {...NO_PRICES}
            onMonth={calendar.setMonth}
            onPick={pick}
            onRetry={calendar.retry}
          />
        </div>
        {day && <SessionList day={day} item={item} chosen={change.session} onChoose={change.setSession} />}
        <OwnProblem code={change.problem} />
        <p role="status" className="empty:hidden">
          {change.isAsking && t('asking')}
          {quote &&
            t.rich(isZero(quote.difference) ? 'same' : isNegative(quote.difference) ? 'cheaper' : 'dearer', {
              amount: () =>
                write(isNegative(quote.difference) ? negate(quote.difference) : quote.difference, quote.open.currency),
            })}{' '}
          {quote &&
            !isZero(quote.refund) &&
            t.rich('refund', { amount: () => write(quote.refund, quote.open.currency) })}
          {quote &&
            !isZero(quote.open.amount) &&
            t.rich('open', { amount: () => write(quote.open.amount, quote.open.currency) })}
        </p>
        {quote?.byRequest && <p>{t('byRequest')}</p>}
      </div>
    </Dialog>
  )
}
