'use client'

import { useRouter } from 'next/navigation'
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { carry, rememberView, restore } from './carried'
import { toFormSearch } from './form-search'
import { followSlider, readBounds } from './price-range'
import { guardSheet } from './sheet'

interface ListingIslandProps {
  /** Address of the listing without a query. */
  base: string
  /** How much there is now; said aloud after a change. */
  status: string
  /** All of it made by the server. */
  children: ReactNode
}

const FORM = 'filter-form'

/** On the server there is no layout to wait for, and React says so. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The controls say again what the address says: after the way back they would still show what was chosen later. */
function resetControls(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>(`#${FORM}`)
  const sort = root.querySelector<HTMLSelectElement>('[name="sort"]')
  form?.reset()
  if (form && sort) sort.value = form.dataset['sort'] ?? ''
}

/**
 * Lets the plain form and links of a listing answer without a reload: the server makes the list anew, the page stays where it is. It
 * draws nothing but a voice; without it everything works by whole pages.
 */
export function ListingIsland({ base, status, children }: ListingIslandProps) {
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const [isBusy, startTransition] = useTransition()
  const [said, setSaid] = useState('')
  const isWaiting = useRef(false)

  const go = useCallback(
    (href: string) => {
      if (!root.current) return
      carry(root.current, base)
      isWaiting.current = true
      startTransition(() => router.push(href, { scroll: false }))
    },
    [base, router],
  )

  const send = useCallback(
    (form: HTMLFormElement) => go(`${base}${toFormSearch(new FormData(form), readBounds(form))}`),
    [base, go],
  )

  useBeforePaint(() => {
    if (root.current && restore(root.current, base)) isWaiting.current = true
  }, [base])

  useEffect(() => {
    const sheet = root.current?.querySelector<HTMLElement>('.filters')
    return sheet ? guardSheet(sheet) : undefined
  }, [])

  // React's own `onChange` speaks at every letter and every step of a slider; this one when the person is done.
  useEffect(() => {
    const element = root.current
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      if (target.name === 'view') rememberView(target.value)
      else if (target.form?.id === FORM) send(target.form)
    }
    element?.addEventListener('change', onChange)
    return () => element?.removeEventListener('change', onChange)
  }, [send])

  useEffect(() => {
    if (isBusy || !root.current) return
    resetControls(root.current)
    if (!isWaiting.current) return
    isWaiting.current = false
    setSaid(status)
  }, [isBusy, status])

  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'range' && target.form) followSlider(target.form, target)
  }

  const onSubmit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== FORM) return
    event.preventDefault()
    send(event.target)
    root.current?.querySelector<HTMLElement>('.filters:popover-open')?.hidePopover()
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null
    if (!link || !isPlain(event)) return
    event.preventDefault()
    go(link.getAttribute('href') ?? base)
  }

  return (
    // The handlers only listen in on the controls inside.
    <div
      ref={root}
      className="wrap"
      role="presentation"
      aria-busy={isBusy}
      onInput={onInput}
      onSubmit={onSubmit}
      onClick={onClick}
    >
      {children}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  )
}
