import { usePathname } from 'next/navigation'
import { type RefObject, useEffect } from 'react'

/**
 * On phones the search is a sheet: links marked `data-find`, which without scripts lead to the search page, open it with the field in
 * focus, and another page closes it.
 */
export function useSearchSheet(sheet: RefObject<HTMLElement | null>, input: RefObject<HTMLInputElement | null>): void {
  const pathname = usePathname()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isOpener = event.target instanceof Element && event.target.closest('[data-find]') !== null
      if (!isOpener || !sheet.current?.showPopover || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      // Within the press itself, or a phone would not bring up its keyboard.
      sheet.current.showPopover()
      input.current?.focus()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [sheet, input])

  useEffect(() => {
    if (pathname !== null && sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }, [pathname, sheet])
}
