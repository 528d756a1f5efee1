import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { RequestValues } from '@/lib/requests/request-values'
import { useRequestTexts } from './use-request-texts'

/** Optional budget in one of the shop's currencies. */
export function BudgetField({ currencies }: { currencies: readonly string[] }) {
  const t = useTranslations('requests')
  const { register, formState } = useFormContext<RequestValues>()
  const { fieldText } = useRequestTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-4">
      <Field label={t('budget')} note={t('optional')} error={fieldText(formState.errors.budget?.message)}>
        {(control) => <Input {...control} {...register('budget')} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field label={t('currency')}>
        {(control) => (
          <Select {...control} {...register('currency')}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
