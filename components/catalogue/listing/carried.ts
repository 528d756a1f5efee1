/**
 * What a person had under their hands when the list changed. The kept page and the filtered one are two routes: going from one to the
 * other makes the page anew, and focus, open sheet and its place must not be lost over it.
 */
interface Carried {
  base: string
  focus: string | null
  sheetTop: number | null
}

let carried: Carried | null = null

/** The way of showing lasts for the visit. */
let lastView: string | null = null

const bodyOf = (root: HTMLElement) => root.querySelector<HTMLElement>('.filters-body')

const sheetOf = (root: HTMLElement) => root.querySelector<HTMLElement>('.filters')

export function carry(root: HTMLElement, base: string): void {
  const active = document.activeElement
  carried = {
    base,
    focus: active instanceof HTMLElement && root.contains(active) ? active.id || null : null,
    sheetTop: sheetOf(root)?.matches(':popover-open') ? (bodyOf(root)?.scrollTop ?? 0) : null,
  }
}

export function rememberView(view: string): void {
  lastView = view
}

/** Puts back what was carried here; whether a change of the same list came before. */
export function restore(root: HTMLElement, base: string): boolean {
  const view = lastView && root.querySelector<HTMLInputElement>(`[name="view"][value="${lastView}"]`)
  if (view) view.checked = true
  const known = carried
  carried = null
  if (known?.base !== base) return false
  const sheet = sheetOf(root)
  if (known.sheetTop !== null && sheet && !sheet.matches(':popover-open')) {
    sheet.showPopover()
    bodyOf(root)?.scrollTo({ top: known.sheetTop })
  }
  const focused = known.focus && document.activeElement === document.body ? document.getElementById(known.focus) : null
  focused?.focus({ preventScroll: true })
  return true
}
