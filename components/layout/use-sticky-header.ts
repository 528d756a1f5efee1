import { useEffect } from 'react'

/** Scroll distances in px (spec 9). */
const ON_HOME = 650
const ELSEWHERE = 300

/**
 * Shows the header again after 650 px of scrolling on home and 300 px elsewhere. The stylesheet applies it at widths of
 * 992 px and above. Observes an element of that height instead of listening to scroll events.
 */
export function useStickyHeader(isHome: boolean): void {
  useEffect(() => {
    const header = document.querySelector('[data-sticky]')
    if (!header) return
    const mark = document.createElement('div')
    mark.setAttribute('aria-hidden', 'true')
    mark.style.cssText = `position:absolute;inset-block-start:0;inset-inline-start:0;width:1px;height:${isHome ? ON_HOME : ELSEWHERE}px;visibility:hidden`
    document.documentElement.append(mark)
    const observer = new IntersectionObserver(([entry]) => {
      header.toggleAttribute('data-stuck', entry?.isIntersecting === false)
    })
    observer.observe(mark)
    return () => {
      observer.disconnect()
      mark.remove()
    }
  }, [isHome])
}
