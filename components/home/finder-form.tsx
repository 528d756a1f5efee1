import { getTranslations } from 'next-intl/server'
import { DayField } from '@/components/calendar/day-field'
import { readDayTexts } from '@/components/calendar/day-texts'
import { readSearchTexts } from '@/components/search/read-search-texts'
import { buildButtonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import type { FinderTerms } from '@/lib/catalogue/fact'
import type { FinderKind } from '@/lib/catalogue/listing/finder'
import type { PageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { FinderAsk } from './finder-ask'
import { FinderWhere } from './finder-where'

interface FinderFormProps {
  kind: FinderKind
  terms: Exclude<FinderTerms, 'ride'>
  context: PageContext
  places: readonly { slug: string; title: string }[]
}

const PEOPLE = Array.from({ length: 12 }, (_, index) => index + 1)

/** The questions of each kind. The server redirects the answers to the address of a listing. */
export async function FinderForm({ kind, terms, context, places }: FinderFormProps) {
  const { locale, common } = context
  const t = await getTranslations({ locale, namespace: 'content.finder' })
  const days = await readDayTexts(locale)
  const placeLabel = t(terms.place)
  const fromLabel = t(terms.from)
  const untilLabel = terms.until && t(terms.until)
  return (
    <form className="finder-form" data-kind={kind} action={localePath(locale, '/search')}>
      {terms.place === 'where' ? (
        <FinderWhere
          id={`${kind}-where`}
          label={placeLabel}
          placeholder={t('wherePlaceholder')}
          locale={locale}
          texts={await readSearchTexts(locale)}
          icon={<Icon name="map-pin" />}
        >
          <datalist id="places">
            {places.map(({ slug, title }) => (
              <option key={slug} value={title} />
            ))}
          </datalist>
        </FinderWhere>
      ) : (
        <FinderAsk id={`${kind}-where`} label={placeLabel} icon="map-pin">
          <select id={`${kind}-where`} name="place">
            <option value="">{t('anywhere')}</option>
            {places.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </FinderAsk>
      )}
      <FinderAsk id={`${kind}-from`} label={fromLabel} icon="calendar">
        <DayField
          id={`${kind}-from`}
          name="dateFrom"
          pair={untilLabel === null ? undefined : 'dateTo'}
          label={fromLabel}
          locale={locale}
          texts={days}
        />
      </FinderAsk>
      {untilLabel !== null ? (
        <FinderAsk id={`${kind}-until`} label={untilLabel} icon="calendar">
          <DayField
            id={`${kind}-until`}
            name="dateTo"
            pair="dateFrom"
            label={untilLabel}
            locale={locale}
            texts={days}
          />
        </FinderAsk>
      ) : (
        <FinderAsk id={`${kind}-who`} label={t('who')} icon="users">
          <select id={`${kind}-who`} name="adults" defaultValue={2}>
            {PEOPLE.map((count) => (
              <option key={count} value={count}>
                {common('counts.persons', { count })}
              </option>
            ))}
          </select>
        </FinderAsk>
      )}
      <input type="hidden" name="in" value={kind} />
      <button type="submit" className={buildButtonClass({ tone: 'buy', size: 'large' })}>
        <Icon name="search" />
        <span>{t(`submit.${kind}`)}</span>
      </button>
    </form>
  )
}
