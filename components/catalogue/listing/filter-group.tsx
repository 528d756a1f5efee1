import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import type { FilterGroup as Group } from '@/lib/catalogue-view/facet-view'

/** Choices of one question with what each would give; a choice that gives nothing cannot be taken. */
export function FilterGroup({ group }: { group: Group }) {
  return (
    <fieldset>
      <legend>{group.title}</legend>
      {group.name === 'rating' ? (
        <div className="chips">
          {group.options.map(({ name, value, label, checked, disabled }) => (
            <label key={value} className="chip">
              <input
                className="sr-only"
                type="radio"
                id={`f-${name}-${value}`}
                name={name}
                value={value}
                defaultChecked={checked}
                disabled={disabled}
              />
              <Icon name="star" size={16} />
              {label}
            </label>
          ))}
        </div>
      ) : (
        group.options.map(({ name, value, label, count, checked, disabled }) => (
          <Checkbox
            key={`${name}-${value}`}
            id={`f-${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={checked}
            disabled={disabled}
            end={count}
          >
            {label}
          </Checkbox>
        ))
      )}
    </fieldset>
  )
}
