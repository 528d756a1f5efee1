/**
 * UI state that survives a navigation between listings. The cached and the filtered listing are two routes, so the page
 * is mounted again; focus, open bottom sheet and its scroll position are carried over.
 */
interface Carried {
  base: string
  /** Whether the listing had the focus; `focus` is the id of the element. */
  hadFocus: boolean
  focus: string
  panelTop: number | null
}

let carried: Carried | null = null

const bodyOf = (root: HTMLElement) => root.querySelector<HTMLElement>('.filters-body')

const panelOf = (root: HTMLElement) => root.querySelector<HTMLElement>('.filters')

const isOpen = (panel: HTMLElement | null): boolean => panel?.matches(':popover-open') ?? false

export function carry(root: HTMLElement, base: string): void {
  const active = document.activeElement
  const hadFocus = active instanceof HTMLElement && active !== document.body && root.contains(active)
  carried = {
    base,
    hadFocus,
    focus: hadFocus ? active.id : '',
    panelTop: isOpen(panelOf(root)) ? (bodyOf(root)?.scrollTop ?? 0) : null,
  }
}

/** Before the first paint of the new page: reopens the bottom sheet at its scroll position. */
export function restore(root: HTMLElement, base: string): void {
  const panel = panelOf(root)
  if (carried?.base !== base || carried.panelTop === null || !panel || isOpen(panel)) return
  panel.showPopover()
  bodyOf(root)?.scrollTo({ top: carried.panelTop })
}

/**
 * After the navigation: restores the focus to the previous element, or to the list if that element is gone. Returns
 * whether the navigation came from the same listing.
 */
export function refocus(root: HTMLElement, base: string): boolean {
  const known = carried
  carried = null
  if (known?.base !== base) return false
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (known.hadFocus && isLost) {
    const target = (known.focus && document.getElementById(known.focus)) || root.querySelector<HTMLElement>('#listing')
    target?.focus({ preventScroll: true })
  }
  return true
}
