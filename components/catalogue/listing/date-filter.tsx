import { DayField } from '@/components/calendar/day-field'
import { readDayTexts } from '@/components/calendar/day-texts'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import { dateMannerOf, hasNights } from '@/lib/catalogue/listing/listing-kind'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'

const MOST_NIGHTS = 60

/**
 * Filter for availability: a villa or a car must be free on all chosen days, a tour on any of them. The dates do not
 * limit each other; a later arrival moves the departure along (`followDates`).
 */
export async function DateFilter({ model, kind }: { model: ListingModel; kind: Kind | null }) {
  const { t, locale } = model.context
  const texts = await readDayTexts(locale)
  const { dateFrom, dateTo, nights } = model.filters
  const manner = dateMannerOf(kind)
  const words =
    manner === 'open'
      ? { from: t('filters.dateFrom'), to: t('filters.dateTo') }
      : { from: t(`filters.dates.${manner}.from`), to: t(`filters.dates.${manner}.to`) }
  return (
    <fieldset>
      <legend>{t('filters.free')}</legend>
      <div className="grid grid-cols-2 gap-3 desktop:grid-cols-1">
        <Field label={words.from} id="f-date-from">
          {({ id }) => (
            <DayField
              id={id}
              name="dateFrom"
              pair="dateTo"
              label={words.from}
              value={dateFrom}
              words={dateFrom && capitalise(formatDay(dateFrom, locale), locale)}
              locale={locale}
              texts={texts}
              isFramed
            />
          )}
        </Field>
        <Field label={words.to} id="f-date-to">
          {({ id }) => (
            <DayField
              id={id}
              name="dateTo"
              pair="dateFrom"
              label={words.to}
              value={dateTo}
              words={dateTo && capitalise(formatDay(dateTo, locale), locale)}
              locale={locale}
              texts={texts}
              isFramed
            />
          )}
        </Field>
        {(hasNights(kind) || nights !== undefined) && (
          <Field label={t('filters.nights')} hint={t('filters.nightsHint')} id="f-nights" className="col-span-full">
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                name="nights"
                min={1}
                max={MOST_NIGHTS}
                defaultValue={nights}
              />
            )}
          </Field>
        )}
      </div>
    </fieldset>
  )
}
