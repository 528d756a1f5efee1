/**
 * What a person had under their hands when the list changed. The cached page and the filtered one are two routes: going from one to the
 * other makes the page anew, and focus, open sheet and its place must not be lost over it.
 */
interface Carried {
  base: string
  /** Whether the focus was in the list, and on what. */
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

/** Before the new page is painted: the sheet where it was. */
export function restore(root: HTMLElement, base: string): void {
  const panel = panelOf(root)
  if (carried?.base !== base || carried.panelTop === null || !panel || isOpen(panel)) return
  panel.showPopover()
  bodyOf(root)?.scrollTo({ top: carried.panelTop })
}

/** After the change: back to what was pressed, or to the list where that is gone with it. Whether a change of this list came before. */
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
