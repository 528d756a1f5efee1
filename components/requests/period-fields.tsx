import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import type { DayTexts } from '@/components/calendar/build-day-texts'
import { DayField } from '@/components/calendar/day-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import type { Locale } from '@/domain/shared/locales'
import { FLEXIBLE_DAYS, type RequestValues } from '@/lib/requests/request-values'
import { useRequestTexts } from './use-request-texts'

interface PeriodFieldsProps {
  locale: Locale
  days: DayTexts
  isOneDay?: boolean
}

const PAIRS = { dateFrom: 'dateTo', dateTo: 'dateFrom' } as const

/** The period and its flexibility in days; a single date for a one-day service. */
export function PeriodFields({ locale, days, isOneDay = false }: PeriodFieldsProps) {
  const t = useTranslations('requests')
  const { control, register, formState } = useFormContext<RequestValues>()
  const { fieldText } = useRequestTexts()
  const ends = {
    dateFrom: useController({ control, name: 'dateFrom' }).field,
    dateTo: useController({ control, name: 'dateTo' }).field,
  }
  const day = (name: keyof typeof PAIRS, label: string) => {
    const { value, onChange } = ends[name]
    return (
      <Field label={label} note={t('optional')} error={fieldText(formState.errors[name]?.message)}>
        {(field) => (
          <DayField
            {...field}
            name={name}
            pair={PAIRS[name]}
            label={label}
            value={value}
            words={value && capitalise(formatDay(value, locale), locale)}
            onDay={onChange}
            locale={locale}
            texts={days}
            isFramed
          />
        )}
      </Field>
    )
  }
  return (
    <div className={isOneDay ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-4 sm:grid-cols-3'}>
      {day('dateFrom', t(isOneDay ? 'day' : 'dateFrom'))}
      {!isOneDay && day('dateTo', t('dateTo'))}
      <Field label={t('flexible')}>
        {(control) => (
          <Select {...control} {...register('flexibleDays')}>
            {FLEXIBLE_DAYS.map((days) => (
              <option key={days} value={days}>
                {t('flexibleDays', { count: Number(days) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
