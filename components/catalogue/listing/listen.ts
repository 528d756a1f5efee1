import { followDates } from '@/components/calendar/follow-dates'
import { isPlainClick } from '@/components/ui/is-plain-click'
import { LISTING_LOOKS, type ListingLook } from '@/lib/catalogue/listing/listing-look'
import { FILTER_FORM } from './form-search'
import { followSlider } from './price-range'

interface ListingActions {
  /** Navigates to another listing; null means the unfiltered one. */
  go: (href: string | null) => void
  send: (form: HTMLFormElement) => void
  show: (look: ListingLook) => void
}

/** Handles the events of a listing's form and links. Returns the function that removes the handlers. */
export function listen(root: HTMLElement, { go, send, show }: ListingActions): () => void {
  const ending = new AbortController()
  const { signal } = ending

  root.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      if (target.form?.id !== FILTER_FORM) return
      if (target instanceof HTMLInputElement && target.type === 'date') followDates(target.form, target)
      // An invalid number is reported at its field; no request is sent.
      if (target.form.reportValidity()) send(target.form)
    },
    { signal },
  )
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'range' && target.form)
        followSlider(target.form, target)
    },
    { signal },
  )
  root.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.id !== FILTER_FORM) return
      event.preventDefault()
      send(event.target)
      root.querySelector<HTMLElement>('.filters:popover-open')?.hidePopover()
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-soft], a[data-look]') : null
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      const look = LISTING_LOOKS.find((known) => known === link.dataset.look)
      if (look) show(look)
      else go(link.getAttribute('href'))
    },
    { signal },
  )
  return () => ending.abort()
}
