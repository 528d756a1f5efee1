import { getTranslations } from 'next-intl/server'
import { DayField } from '@/components/calendar/day-field'
import { readDayTexts } from '@/components/calendar/day-texts'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import type { Locale } from '@/domain/shared/locales'
import { listTimes } from '@/lib/basket/times-of-day'
import { MOST_CASES, MOST_PEOPLE, type RideFault, type RideSearch } from '@/lib/catalogue/transfer/ride-search'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { SwapPlaces } from './swap-places'
import './transfer.css'

interface RideFormProps {
  locale: Locale
  search: RideSearch
  /** Names of all places served, in list order. */
  places: readonly string[]
  fault: RideFault | null
}

const PLACES_ID = 'ride-places'

/**
 * The search for a ride: a plain form, complete without scripts. A native `<datalist>` suggests places during typing.
 */
export async function RideForm({ locale, search, places, fault }: RideFormProps) {
  const [t, ride, texts] = await Promise.all([
    getTranslations({ locale, namespace: 'transfers' }),
    getTranslations({ locale, namespace: 'basket.ride' }),
    readDayTexts(locale),
  ])
  const pointError = fault === 'points' ? ride('notSelected') : fault === 'same' ? t('faults.same') : undefined
  const dayError = fault === 'date' || fault === 'past' ? t(`faults.${fault}`) : undefined
  const place = (name: 'from' | 'to') => (
    <Field label={ride(name)} id={`ride-${name}`} error={name === 'from' || fault === 'same' ? undefined : pointError}>
      {(control) => (
        <Input
          {...control}
          icon="map-pin"
          name={name}
          list={PLACES_ID}
          defaultValue={search[name]}
          placeholder={t('form.placeholder')}
          maxLength={120}
          autoComplete="off"
        />
      )}
    </Field>
  )
  const day = (name: 'date' | 'back', label: string, value: string, error: string | undefined) => (
    <Field label={label} id={`ride-${name}`} error={error}>
      {(control) => (
        <DayField
          {...control}
          name={name}
          pair={name === 'date' ? 'back' : 'date'}
          label={label}
          value={value}
          words={value && capitalise(formatDay(value, locale), locale)}
          locale={locale}
          texts={texts}
          isFramed
        />
      )}
    </Field>
  )
  const time = (name: 'time' | 'backTime', label: string, value: string) => (
    <Field label={label} id={`ride-${name}`}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          {listTimes(value).map((quarter) => (
            <option key={quarter}>{quarter}</option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <search>
      <form
        className="ride-form grid gap-4 rounded-float bg-surface"
        action={localePath(locale, paths.transfer())}
        aria-label={t('form.label')}
      >
        <datalist id={PLACES_ID}>
          {places.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="ride-points grid gap-4">
          {place('from')}
          <SwapPlaces from="ride-from" to="ride-to" label={ride('swap')} />
          {place('to')}
        </div>
        <div className="ride-row items-start gap-4">
          {day('date', t('form.day'), search.date, dayError)}
          {time('time', t('form.time'), search.time)}
          <Field label={ride('people')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                name="people"
                min={1}
                max={MOST_PEOPLE}
                inputMode="numeric"
                defaultValue={search.people}
              />
            )}
          </Field>
          <Field label={ride('luggage')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                name="cases"
                min={0}
                max={MOST_CASES}
                inputMode="numeric"
                defaultValue={search.luggage}
              />
            )}
          </Field>
        </div>
        <Checkbox name="return" value="1" defaultChecked={search.isReturn}>
          {ride('back')}
        </Checkbox>
        <div className="ride-row ride-back items-start gap-4">
          {day('back', ride('backDay'), search.backDate, fault === 'back' ? t('faults.back') : undefined)}
          {time('backTime', ride('backTime'), search.backTime)}
        </div>
        <div>
          <Button type="submit" tone="buy" size="large" icon="search" className="max-sm:w-full">
            {t('form.submit')}
          </Button>
        </div>
      </form>
    </search>
  )
}
