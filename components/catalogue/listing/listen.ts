import { rememberView } from './carried'
import { FILTER_FORM } from './form-search'
import { followSlider } from './price-range'

interface ListingActions {
  /** To another list; null means all of this one. */
  go: (href: string | null) => void
  send: (form: HTMLFormElement) => void
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Hears what is done to the form and the links of a listing. Returns the way to stop. */
export function listen(root: HTMLElement, { go, send }: ListingActions): () => void {
  const ending = new AbortController()
  const { signal } = ending

  root.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      if (target.name === 'view') rememberView(target.value)
      else if (target.form?.id === FILTER_FORM) send(target.form)
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
      const link = event.target instanceof Element ? event.target.closest('a[data-soft]') : null
      if (!link || !isPlain(event)) return
      event.preventDefault()
      go(link.getAttribute('href'))
    },
    { signal },
  )
  return () => ending.abort()
}
