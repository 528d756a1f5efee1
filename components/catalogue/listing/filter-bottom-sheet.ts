import { makeBackgroundInert } from '@/components/ui/inert-background'

const WIDE = '(width >= 62rem)'

/**
 * Makes the bottom sheet of filters modal while it is open: the rest of the page is inert, and the sheet closes when
 * the window becomes wide. Returns the function that stops it.
 */
export function guardBottomSheet(panel: HTMLElement): () => void {
  let free: (() => void) | null = null
  const isOpen = () => panel.matches(':popover-open')
  const release = () => {
    free?.()
    free = null
    panel.removeAttribute('role')
    panel.removeAttribute('aria-modal')
  }
  const guard = () => {
    free ??= makeBackgroundInert(panel)
    panel.setAttribute('role', 'dialog')
    panel.setAttribute('aria-modal', 'true')
  }
  const enter = () => {
    if (isOpen() && !panel.contains(document.activeElement)) panel.querySelector('button')?.focus()
  }
  const onBeforeToggle = ({ newState }: ToggleEvent) => (newState === 'open' ? guard() : release())
  const wide = matchMedia(WIDE)
  const onWiden = () => {
    if (wide.matches && isOpen()) panel.hidePopover()
  }
  // The sheet may have been opened before this code loaded.
  if (isOpen()) guard()
  enter()
  panel.addEventListener('beforetoggle', onBeforeToggle)
  panel.addEventListener('toggle', enter)
  wide.addEventListener('change', onWiden)
  return () => {
    release()
    panel.removeEventListener('beforetoggle', onBeforeToggle)
    panel.removeEventListener('toggle', enter)
    wide.removeEventListener('change', onWiden)
  }
}
