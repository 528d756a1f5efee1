import { LISTING_LOOKS, type ListingLook, readLook } from '@/lib/catalogue/listing/listing-look'

const [USUAL] = LISTING_LOOKS

/** Returns the view that the URL requests. */
export function readAddressLook(): ListingLook {
  return readLook(new URLSearchParams(window.location.search).get('view')) ?? USUAL
}

/** Returns the URL with the view in its query; the default view is left out. */
export function withLook(href: string, look: ListingLook): string {
  const [path = '', query = ''] = href.split('?')
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith('view='))
  const parts = look === USUAL ? rest : [...rest, `view=${look}`]
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

/** Applies a view to the list and to the links of the view switch. */
export function applyLook(root: HTMLElement, look: ListingLook): void {
  root.dataset.look = look
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.view-switch > a')) {
    if (link.dataset.look === look) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Switches the view without a request and without a history entry. */
export function switchLook(root: HTMLElement, look: ListingLook): void {
  applyLook(root, look)
  const { pathname, search } = window.location
  window.history.replaceState(null, '', withLook(`${pathname}${search}`, look))
}
