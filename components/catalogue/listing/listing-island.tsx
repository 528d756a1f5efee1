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
  /** Address of the listing without a query. */
  base: string
  /** How much there is now; said aloud after a change. */
  status: string
  /** As the server has drawn it. */
  look: ListingLook
  /** All of it made by the server. */
  children: ReactNode
}

/** On the server there is no layout to wait for, and React says so. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

const findForm = (root: HTMLElement | null) => root?.querySelector<HTMLFormElement>(`#${FILTER_FORM}`) ?? null

/** The controls say again what the address says: after the way back they would still show what was chosen later. */
function resetControls(root: HTMLElement): void {
  const form = findForm(root)
  const sort = root.querySelector<HTMLSelectElement>('[name="sort"]')
  form?.reset()
  if (form && sort) sort.value = form.dataset.sort ?? ''
}

/**
 * Lets the plain form and links of a listing answer without a reload: the server makes the list anew, the page stays where it is. It
 * draws nothing but a voice; without it everything works by whole pages.
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
      // A choice is one, even where no hand or key made it: by voice, or by a program that helps.
      signalInteraction()
      carry(root.current, base)
      // First what was pressed shows it, then the whole list shows that it waits.
      void afterPaint().then(() => startTransition(() => router.push(address, { scroll: false })))
    },
    [base, router],
  )

  const send = useCallback((form: HTMLFormElement) => go(`${base}${toFormSearch(readForm(form))}`), [base, go])

  const show = useCallback((next: ListingLook) => {
    if (root.current) switchLook(root.current, next)
    setLook(next)
  }, [])

  // The address knows best: a page may be drawn from what was kept of it before another view was chosen.
  useBeforePaint(() => {
    if (!root.current || isBusy) return
    const asked = readAddressLook()
    applyLook(root.current, asked)
    setLook(asked)
  }, [isBusy, base])

  useBeforePaint(() => {
    if (root.current) restore(root.current, base)
  }, [base])

  // The server writes prices in the tenant's currency: before each paint of a new list they are shown in the chosen one.
  useBeforePaint(() => {
    if (root.current) showChosenPrices(root.current)
  })

  // Subscribed in the same phase as the first showing: a choice made between the two would be missed.
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

  // React's own `onChange` speaks at every letter and every step of a slider; the browser's when the person is done.
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
