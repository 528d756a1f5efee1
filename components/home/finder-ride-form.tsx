import { getTranslations } from 'next-intl/server'
import { DayField } from '@/components/calendar/day-field'
import { readDayTexts } from '@/components/calendar/day-texts'
import { buildButtonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import type { FinderKind } from '@/lib/catalogue/listing/finder'
import type { PageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { FinderAsk } from './finder-ask'

interface FinderRideFormProps {
  kind: FinderKind
  context: PageContext
  /** Names of the places that transfers serve. */
  places: readonly string[]
}

const PEOPLE = Array.from({ length: 12 }, (_, index) => index + 1)
const POINTS = ['from', 'to'] as const

/** Asks for both ends of a transfer. The transfer page answers with vehicles and prices, or names missing fields. */
export async function FinderRideForm({ kind, context, places }: FinderRideFormProps) {
  const { locale, common } = context
  const [t, ride, words] = await Promise.all([
    getTranslations({ locale, namespace: 'content.finder' }),
    getTranslations({ locale, namespace: 'basket.ride' }),
    getTranslations({ locale, namespace: 'transfers.form' }),
  ])
  return (
    <form className="finder-form" data-kind={kind} action={localePath(locale, paths.transfer())}>
      <datalist id="finder-rides">
        {places.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {POINTS.map((name) => (
        <FinderAsk key={name} id={`${kind}-${name}`} label={ride(name)} icon="map-pin">
          <input
            id={`${kind}-${name}`}
            name={name}
            list="finder-rides"
            maxLength={120}
            placeholder={words('placeholder')}
            autoComplete="off"
          />
        </FinderAsk>
      ))}
      <FinderAsk id={`${kind}-date`} label={t('when')} icon="calendar">
        <DayField
          id={`${kind}-date`}
          name="date"
          label={t('when')}
          locale={locale}
          texts={await readDayTexts(locale)}
        />
      </FinderAsk>
      <FinderAsk id={`${kind}-people`} label={t('who')} icon="users">
        <select id={`${kind}-people`} name="people" defaultValue={2}>
          {PEOPLE.map((count) => (
            <option key={count} value={count}>
              {common('counts.persons', { count })}
            </option>
          ))}
        </select>
      </FinderAsk>
      <button type="submit" className={buildButtonClass({ tone: 'buy', size: 'large' })}>
        <Icon name="search" />
        <span>{t(`submit.${kind}`)}</span>
      </button>
    </form>
  )
}
