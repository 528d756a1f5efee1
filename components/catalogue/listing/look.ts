import { LISTING_LOOKS, type ListingLook, readLook } from '@/lib/catalogue/listing/listing-look'

const [USUAL] = LISTING_LOOKS

/** The way of showing that the address asks for. */
export function readAddressLook(): ListingLook {
  return readLook(new URLSearchParams(window.location.search).get('view')) ?? USUAL
}

/** The same address with the way of showing in it; the usual one goes without saying. */
export function withLook(href: string, look: ListingLook): string {
  const [path = '', query = ''] = href.split('?')
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith('view='))
  const parts = look === USUAL ? rest : [...rest, `view=${look}`]
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

/** Shows the list this way; what the server has drawn otherwise follows. */
export function applyLook(root: HTMLElement, look: ListingLook): void {
  root.dataset.look = look
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.view-switch > a')) {
    if (link.dataset.look === look) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Another way of showing: nothing is asked for, and it is no page of its own on the way back. */
export function switchLook(root: HTMLElement, look: ListingLook): void {
  applyLook(root, look)
  const { pathname, search } = window.location
  window.history.replaceState(null, '', withLook(`${pathname}${search}`, look))
}
