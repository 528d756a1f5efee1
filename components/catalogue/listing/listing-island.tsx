'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { afterFirstInteraction, signalInteraction } from '@/components/ui/first-interaction'
import { useLingering } from '@/components/ui/use-lingering'
import type { ListingLook } from '@/lib/catalogue/listing/listing-look'
import { subscribeToCurrency } from '@/lib/currency/browser-currency'
import { carry, refocus, restore } from './carried'
import { showChosenPrices } from './chosen-prices'
import { hasEarlyChoice } from './early-choice'
import { FILTER_FORM, toFormSearch } from './form-search'
import { listen } from './listen'
import { applyLook, readAddressLook, switchLook, withLook } from './look'
import { readForm } from './price-range'
import { useListingMap } from './use-listing-map'

interface ListingIslandProps {
  /** URL of the listing without a query. */
  base: string
  /** Number of results as text; a screen reader announces it after a change. */
  status: string
  /** View with which the server rendered the list. */
  look: ListingLook
  /** Server-rendered content of the listing. */
  children: ReactNode
}

/** `useLayoutEffect` causes a React warning on the server. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

const findForm = (root: HTMLElement | null) => root?.querySelector<HTMLFormElement>(`#${FILTER_FORM}`) ?? null

/** Resets the controls to the state of the URL. After a back navigation they would still show the later choice. */
function resetControls(root: HTMLElement): void {
  const form = findForm(root)
  const sort = root.querySelector<HTMLSelectElement>('[name="sort"]')
  form?.reset()
  if (form && sort) sort.value = form.dataset.sort ?? ''
}

/**
 * Updates a listing without a page load: the form and links become client navigations, and the server renders the new
 * list. Renders only a live region. Without scripts every change is a page load.
 */
export function ListingIsland({ base, status, look: drawn, children }: ListingIslandProps) {
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const [isBusy, startTransition] = useTransition()
  const isWaiting = useLingering(isBusy)
  const [said, setSaid] = useState('')
  const known = useRef(status)
  const isHeard = useRef(false)
  const [look, setLook] = useState(drawn)
  useListingMap(root, look)

  const go = useCallback(
    (href: string) => {
      if (!root.current) return
      const address = withLook(href, readAddressLook())
      const isBeingLeft = root.current.getAttribute('aria-busy') === 'true'
      if (address === `${window.location.pathname}${window.location.search}` && !isBeingLeft) return
      // Counts as an interaction even without pointer or key events, for example with voice control.
      signalInteraction()
      carry(root.current, base)
      // The control paints its new state first; then the list shows the busy state.
      void afterPaint().then(() => startTransition(() => router.push(address, { scroll: false })))
    },
    [base, router],
  )

  const send = useCallback((form: HTMLFormElement) => go(`${base}${toFormSearch(readForm(form))}`), [base, go])

  const show = useCallback((next: ListingLook) => {
    if (root.current) switchLook(root.current, next)
    setLook(next)
  }, [])

  // The URL takes precedence: the page may come from the cache, rendered with another view.
  useBeforePaint(() => {
    if (!root.current || isBusy) return
    const asked = readAddressLook()
    applyLook(root.current, asked)
    setLook(asked)
  }, [isBusy, base])

  useBeforePaint(() => {
    if (root.current) restore(root.current, base)
  }, [base])

  // The server renders prices in the tenant's currency; they are converted before each paint of a new list.
  useBeforePaint(() => {
    if (root.current) showChosenPrices(root.current)
  })

  // Subscribes in the layout phase, like the first conversion, so that no change in between is missed.
  useBeforePaint(() => subscribeToCurrency(() => root.current && showChosenPrices(root.current)), [])

  useEffect(() => {
    const panel = root.current?.querySelector<HTMLElement>('.filters')
    if (!panel) return
    const ending = new AbortController()
    afterFirstInteraction()
      .then(() => import('./filter-bottom-sheet'))
      .then(
        ({ guardBottomSheet }) =>
          !ending.signal.aborted && ending.signal.addEventListener('abort', guardBottomSheet(panel)),
      )
      .catch(() => undefined)
    return () => ending.abort()
  }, [])

  // React's `onChange` fires on every keystroke and slider step; the native `change` event fires when the value is
  // committed.
  useEffect(() => {
    const element = root.current
    if (!element) return
    return listen(element, { go: (href) => go(href ?? base), send, show })
  }, [base, go, send, show])

  useEffect(() => {
    if (isBusy || !root.current) return
    const form = isHeard.current ? null : findForm(root.current)
    isHeard.current = true
    if (form && hasEarlyChoice(form)) {
      if (form.reportValidity()) send(form)
      return
    }
    resetControls(root.current)
    const isChanged = refocus(root.current, base)
    if (isChanged || known.current !== status) setSaid(status)
    known.current = status
  }, [isBusy, base, status, send])

  return (
    <div ref={root} className="wrap listing-root" data-look={drawn} aria-busy={isWaiting}>
      {children}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  )
}
