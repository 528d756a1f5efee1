import { useEffect } from 'react'

/** Spec 9, in px. */
const ON_HOME = 650
const ELSEWHERE = 300

/**
 * The header comes back into view after 650 px on home and 300 px elsewhere; the stylesheet lets it do so at widths of 992 and above. A
 * mark of that height at the top of the page is watched instead of every movement.
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
