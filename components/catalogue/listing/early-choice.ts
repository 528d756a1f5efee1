import { followDates } from '@/components/calendar/follow-dates'
import { followSlider } from './price-range'

/** Returns the value of an untouched field. A slider clamps its default value to its limits and steps. */
function readUntouched({ type, min, max, step, defaultValue }: HTMLInputElement): string {
  const own = document.createElement('input')
  Object.assign(own, { type, min, max, step })
  own.value = defaultValue
  return own.value
}

function isTouched(element: Element): boolean {
  if (element instanceof HTMLSelectElement) {
    const own = [...element.options].find((option) => option.hasAttribute('selected')) ?? element.options[0]
    return element.value !== own?.value
  }
  if (!(element instanceof HTMLInputElement) || element.type === 'hidden') return false
  return element.checked !== element.defaultChecked || element.value !== readUntouched(element)
}

/** After a back or forward navigation the browser restores the fields; the URL takes precedence. */
function isWayBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((navigation) => 'type' in navigation && navigation.type === 'back_forward')
}

/**
 * Returns whether the form was changed before hydration. Applies the changes that depend on it: the other day of a stay
 * and the fields of a slider.
 */
export function hasEarlyChoice(form: HTMLFormElement): boolean {
  if (isWayBack()) return false
  const touched = [...form.elements].filter(isTouched)
  for (const element of touched) {
    if (!(element instanceof HTMLInputElement)) continue
    if (element.type === 'range') followSlider(form, element)
    if (element.type === 'date') followDates(form, element)
  }
  return touched.length > 0
}
