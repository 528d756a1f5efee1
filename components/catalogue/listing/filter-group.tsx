import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import type { CatalogueWords } from '@/lib/catalogue/catalogue-words'
import type { FilterOption, FilterGroup as Group } from '@/lib/catalogue/listing/facet-view'

interface FilterGroupProps {
  group: Group
  t: CatalogueWords
}

/** Options shown before the rest is folded away. Up to `SLACK` more are shown as well. */
const SHOWN = 7
const SLACK = 2

function Boxes({ options }: { options: readonly FilterOption[] }) {
  return options.map(({ name, value, label, count, checked, disabled }) => (
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
}

function Scale({ group }: { group: Group }) {
  return (
    <div className="chips">
      {group.options.map(({ name, value, label, count, checked, disabled }) => (
        <label key={value} className="chip">
          <input
            className="sr-only"
            type="radio"
            id={`f-${name}-${value || 'any'}`}
            name={name}
            value={value}
            defaultChecked={checked}
            disabled={disabled}
          />
          {name === 'rating' && count !== null && <Icon name="star" size={16} />}
          {label}
          {count !== null && <small className="text-muted">{count}</small>}
        </label>
      ))}
    </div>
  )
}

/** Options of one filter with their number of results; an option without results is disabled. */
export function FilterGroup({ group, t }: FilterGroupProps) {
  const { options } = group
  const cut = options.length > SHOWN + SLACK ? SHOWN : options.length
  const folded = options.slice(cut)
  return (
    <fieldset>
      <legend>{group.title}</legend>
      {group.choice === 'one' ? (
        <Scale group={group} />
      ) : (
        <>
          <Boxes options={options.slice(0, cut)} />
          {folded.length > 0 && (
            <details className="filters-rest" open={folded.some(({ checked }) => checked)}>
              <summary className="link text-sm">{t('filters.moreChoices', { count: folded.length })}</summary>
              <Boxes options={folded} />
            </details>
          )}
        </>
      )}
    </fieldset>
  )
}
