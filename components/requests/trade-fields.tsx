import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import type { DayTexts } from '@/components/calendar/build-day-texts'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { RequestSetup } from '@/lib/requests/request-options'
import type { RequestValues } from '@/lib/requests/request-values'
import { BudgetField } from './budget-field'
import { ChoiceField } from './choice-field'
import { ModulesField } from './modules-field'
import { PeriodFields } from './period-fields'
import { useRequestTexts } from './use-request-texts'

const PEOPLE = ['adults', 'children', 'infants'] as const

/**
 * The fields that depend on the kind of request: the day of a wedding, the treatment of a stay, the party of a trip.
 */
export function TradeFields({ setup, days }: { setup: RequestSetup; days: DayTexts }) {
  const t = useTranslations('requests')
  const { register, formState } = useFormContext<RequestValues>()
  const { fieldText } = useRequestTexts()
  const { errors } = formState
  const wish = (
    <Field label={t('place')} note={t('optional')} error={fieldText(errors.placeWish?.message)}>
      {(control) => <Input {...control} {...register('placeWish')} placeholder={t('placeHint')} />}
    </Field>
  )
  switch (setup.kind) {
    case 'contact':
      return (
        <Field label={t('subject')} note={t('optional')}>
          {(control) => <Input {...control} {...register('subject')} maxLength={120} />}
        </Field>
      )
    case 'offer':
      return (
        <>
          {setup.kinds.length > 0 && (
            <div className="grid gap-4 sm:grid-cols-2">
              <ChoiceField name="kind" label={t('kind')} options={setup.kinds} none={t('anyKind')} />
              {wish}
            </div>
          )}
          <PeriodFields locale={setup.locale} days={days} />
          <div className="grid gap-4 sm:grid-cols-3">
            {PEOPLE.map((name) => (
              <Field key={name} label={t(name)} error={fieldText(errors[name]?.message)}>
                {(control) => <Input {...control} {...register(name)} type="number" min={0} inputMode="numeric" />}
              </Field>
            ))}
          </div>
          <BudgetField currencies={setup.currencies} />
        </>
      )
    case 'wedding':
      return (
        <>
          <PeriodFields locale={setup.locale} days={days} isOneDay />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('guests')} error={fieldText(errors.guests?.message)}>
              {(control) => <Input {...control} {...register('guests')} type="number" min={2} inputMode="numeric" />}
            </Field>
            <ChoiceField name="venue" label={t('venue')} options={setup.venues} none={t('anyVenue')} />
          </div>
          {wish}
          <ModulesField options={setup.modules} />
          <BudgetField currencies={setup.currencies} />
        </>
      )
    case 'health':
      return (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <ChoiceField name="field" label={t('field')} options={setup.fields} />
            <ChoiceField name="spokenLanguage" label={t('spoken')} options={setup.languages} />
          </div>
          <Field
            label={t('treatment')}
            note={t('optional')}
            hint={t('treatmentHint')}
            error={fieldText(errors.treatment?.message)}
          >
            {(control) => <Input {...control} {...register('treatment')} />}
          </Field>
          <PeriodFields locale={setup.locale} days={days} />
        </>
      )
  }
}
