import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { Option } from '@/lib/requests/request-options'
import type { RequestValues } from '@/lib/requests/request-values'

interface ChoiceFieldProps {
  name: 'kind' | 'venue' | 'field' | 'spokenLanguage'
  label: string
  options: readonly Option[]
  /** Label of the empty option, for a field that may stay empty. */
  none?: string | undefined
}

export function ChoiceField({ name, label, options, none }: ChoiceFieldProps) {
  const { register } = useFormContext<RequestValues>()
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} {...register(name)}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
