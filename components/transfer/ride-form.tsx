import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { MOST_CASES, MOST_PEOPLE, type RideFault, type RideSearch } from '@/lib/transfer/ride-search'
import { SwapPlaces } from './swap-places'
import './transfer.css'

interface RideFormProps {
  locale: Locale
  search: RideSearch
  /** Names of every place that is served, in the order of the list. */
  places: readonly string[]
  fault: RideFault | null
}

const PLACES_ID = 'ride-places'

/** The search for a ride: a plain form, complete without scripts. The browser's own list searches the places as one types. */
export async function RideForm({ locale, search, places, fault }: RideFormProps) {
  const [t, ride] = await Promise.all([
    getTranslations({ locale, namespace: 'transfers' }),
    getTranslations({ locale, namespace: 'basket.ride' }),
  ])
  const pointError = fault === 'points' ? ride('notSelected') : fault === 'same' ? t('faults.same') : undefined
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
  return (
    <search>
      <form className="ride-form" action={localePath(locale, paths.transfer())} aria-label={t('form.label')}>
        <datalist id={PLACES_ID}>
          {places.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="ride-points">
          {place('from')}
          <SwapPlaces from="ride-from" to="ride-to" label={ride('swap')} />
          {place('to')}
        </div>
        <div className="ride-row">
          <Field label={t('form.day')} error={fault === 'date' || fault === 'past' ? t(`faults.${fault}`) : undefined}>
            {(control) => <Input {...control} type="date" name="date" defaultValue={search.date} />}
          </Field>
          <Field label={t('form.time')}>
            {(control) => <Input {...control} type="time" name="time" defaultValue={search.time} />}
          </Field>
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
        <div className="ride-row ride-back">
          <Field label={ride('backDay')} error={fault === 'back' ? t('faults.back') : undefined}>
            {(control) => <Input {...control} type="date" name="back" defaultValue={search.backDate} />}
          </Field>
          <Field label={ride('backTime')}>
            {(control) => <Input {...control} type="time" name="backTime" defaultValue={search.backTime} />}
          </Field>
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
