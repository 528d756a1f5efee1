import { followDates } from '@/components/calendar/follow-dates'
import { followSlider } from './price-range'

/** What stands in a field that nobody has touched: a slider keeps its ends and steps, whatever it was given. */
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

/** The browser itself fills in what stood there once, and the address knows better. */
function isWayBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((navigation) => 'type' in navigation && navigation.type === 'back_forward')
}

/**
 * Whether somebody has chosen in the form before the listing could hear it; what such a choice takes along (the other day of a stay, the
 * field of a slider) follows now.
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
