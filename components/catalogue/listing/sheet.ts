const WIDE = '(width >= 62rem)'

/** Everything beside the way from the element up to the body. */
function listBesides(element: Element): Element[] {
  const besides: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    besides.push(...[...(at.parentElement?.children ?? [])].filter((sibling) => sibling !== at))
  }
  return besides.filter((sibling) => sibling instanceof HTMLElement && !(sibling instanceof HTMLScriptElement))
}

/**
 * Makes the sheet of filters a real dialog while it is open: the rest of the page is out of reach of keyboard and screen reader, and a
 * screen that becomes wide closes it. Returns the way to stop.
 */
export function guardSheet(sheet: HTMLElement): () => void {
  let shut: Element[] = []
  const release = () => {
    for (const element of shut) element.removeAttribute('inert')
    shut = []
    sheet.removeAttribute('role')
    sheet.removeAttribute('aria-modal')
  }
  const guard = () => {
    release()
    if (!sheet.matches(':popover-open')) return
    shut = listBesides(sheet).filter((element) => !element.hasAttribute('inert'))
    for (const element of shut) element.setAttribute('inert', '')
    sheet.setAttribute('role', 'dialog')
    sheet.setAttribute('aria-modal', 'true')
    if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus()
  }
  const wide = matchMedia(WIDE)
  const onWiden = () => {
    if (wide.matches && sheet.matches(':popover-open')) sheet.hidePopover()
  }
  // It may have been opened again before this was there.
  guard()
  sheet.addEventListener('toggle', guard)
  wide.addEventListener('change', onWiden)
  return () => {
    release()
    sheet.removeEventListener('toggle', guard)
    wide.removeEventListener('change', onWiden)
  }
}
