import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioGroup } from '@/components/ui/radio-group'
import type { Option } from '@/lib/requests/request-options'
import type { RequestValues } from '@/lib/requests/request-values'

/** Services to arrange. Those included in the package are preselected. */
export function ModulesField({ options }: { options: readonly Option[] }) {
  const t = useTranslations('requests')
  const { register } = useFormContext<RequestValues>()
  return (
    <RadioGroup legend={t('modules')} className="grid gap-x-6 sm:grid-cols-2">
      {options.map(({ value, label }) => (
        <Checkbox key={value} {...register('modules')} value={value}>
          {label}
        </Checkbox>
      ))}
    </RadioGroup>
  )
}
