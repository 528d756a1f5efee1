import { isolate } from '@/components/ui/isolate'

const WIDE = '(width >= 62rem)'

/**
 * Makes the sheet of filters a real dialog while it is open: the rest of the page is out of reach of keyboard and screen reader, and a
 * screen that becomes wide closes it. Returns the way to stop.
 */
export function guardSheet(sheet: HTMLElement): () => void {
  let free: (() => void) | null = null
  const isOpen = () => sheet.matches(':popover-open')
  const release = () => {
    free?.()
    free = null
    sheet.removeAttribute('role')
    sheet.removeAttribute('aria-modal')
  }
  const guard = () => {
    free ??= isolate(sheet)
    sheet.setAttribute('role', 'dialog')
    sheet.setAttribute('aria-modal', 'true')
  }
  const enter = () => {
    if (isOpen() && !sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus()
  }
  const onBeforeToggle = ({ newState }: ToggleEvent) => (newState === 'open' ? guard() : release())
  const wide = matchMedia(WIDE)
  const onWiden = () => {
    if (wide.matches && isOpen()) sheet.hidePopover()
  }
  // It may have been opened again before this was there.
  if (isOpen()) guard()
  enter()
  sheet.addEventListener('beforetoggle', onBeforeToggle)
  sheet.addEventListener('toggle', enter)
  wide.addEventListener('change', onWiden)
  return () => {
    release()
    sheet.removeEventListener('beforetoggle', onBeforeToggle)
    sheet.removeEventListener('toggle', enter)
    wide.removeEventListener('change', onWiden)
  }
}
