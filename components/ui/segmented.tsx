import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type SegmentedProps<Value extends string> = {
  legend: string
  name: string
  options: readonly { value: Value; label: string; icon?: IconName | undefined }[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  className?: string | undefined
}

/** Two to four options side by side. Uses native radio buttons, so that arrow keys and form submission work. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange, className } = props
  return (
    <fieldset className={cx('seg', className)}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="sr-only"
            type="radio"
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={onChange && (() => onChange(option.value))}
          />
          {option.icon && <Icon name={option.icon} size={18} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
