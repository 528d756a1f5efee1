import { usePathname } from 'next/navigation'
import { type RefObject, useEffect } from 'react'

/**
 * On phones the search is a sheet. Links marked `data-find` open it and focus the field; without scripts they lead to
 * the search page. A navigation closes it.
 */
export function useSearchPanel(panel: RefObject<HTMLElement | null>, input: RefObject<HTMLInputElement | null>): void {
  const pathname = usePathname()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isOpener = event.target instanceof Element && event.target.closest('[data-find]') !== null
      if (!isOpener || !panel.current?.showPopover || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      // Must run inside the click event, or a phone does not show its keyboard.
      panel.current.showPopover()
      input.current?.focus()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [panel, input])

  useEffect(() => {
    if (pathname !== null && panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [pathname, panel])
}
