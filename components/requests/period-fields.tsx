'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { FLEXIBLE_DAYS, type RequestValues } from '@/lib/requests/request-values'
import { useRequestTexts } from './use-request-texts'

/** When, and by how much that may move; one day for what lasts one. */
export function PeriodFields({ isOneDay = false }: { isOneDay?: boolean }) {
  const t = useTranslations('requests')
  const { register, formState } = useFormContext<RequestValues>()
  const { fieldText } = useRequestTexts()
  const { errors } = formState
  return (
    <div className={isOneDay ? 'request-pair' : 'request-pair request-three'}>
      <Field label={t(isOneDay ? 'day' : 'dateFrom')} note={t('optional')} error={fieldText(errors.dateFrom?.message)}>
        {(control) => <Input {...control} {...register('dateFrom')} type="date" />}
      </Field>
      {!isOneDay && (
        <Field label={t('dateTo')} note={t('optional')} error={fieldText(errors.dateTo?.message)}>
          {(control) => <Input {...control} {...register('dateTo')} type="date" />}
        </Field>
      )}
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
