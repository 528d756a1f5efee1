/**
 * Hides marked elements below the first screen, and animates them when they come into view. Visible elements are left
 * alone, so that nothing flickers, the largest picture is not delayed, and a page without scripts is complete. Uses
 * only animations and changes no attribute: a streamed part is found before React hydrates it, and must then still
 * match the server's HTML. Returns a function that stops it.
 */
export function watchViewport(root: HTMLElement): () => void {
  const held = new Map<Element, Animation>()
  const seen = new WeakSet<Element>()
  const waiting = new Map<Element, Element[]>()

  const hold = (element: Element) => {
    held.set(element, element.animate({ opacity: 0 }, { duration: 0, fill: 'forwards' }))
  }

  const release = (element: Element): boolean => {
    held.get(element)?.cancel()
    return held.delete(element)
  }

  const rising = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      rising.unobserve(target)
      if (release(target)) target.animate(RISE, { duration: 1200, delay: 500, fill: 'backwards', easing: EASE })
    }
  }, {})

  /** Runs once: a loaded or broken image is left alone afterwards. */
  const fadeIn = (image: Element) => {
    if (release(image)) image.animate(FADE, { duration: 300, easing: EASE })
  }

  const fading = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
        fading.unobserve(target)
        if (target.complete) fadeIn(target)
        else inView.add(target)
      }
    },
    { threshold: IMAGE_THRESHOLD },
  )
  const inView = new WeakSet<Element>()

  // The observer reports positions after layout; `getBoundingClientRect` would force a layout for each element.
  const placing = new IntersectionObserver((entries) => {
    // Read once: reading the height between two animations would also force a layout.
    const bottom = window.innerHeight
    for (const { target, boundingClientRect } of entries) {
      placing.unobserve(target)
      const elements = waiting.get(target) ?? []
      waiting.delete(target)
      if (boundingClientRect.top >= bottom) elements.forEach(holdBelow)
    }
  })

  const holdBelow = (element: Element) => {
    if (element instanceof HTMLImageElement) {
      if (element.complete) return
      hold(element)
      fading.observe(element)
    } else {
      hold(element)
      rising.observe(element)
    }
  }

  const prepare = (element: Element) => {
    if (seen.has(element)) return
    seen.add(element)
    // Far outside the viewport the contents of a card are not laid out, so use the card's position.
    const place = element.closest('.card') ?? element
    waiting.set(place, [...(waiting.get(place) ?? []), element])
    placing.observe(place)
  }

  const scan = (element: Element) => {
    if (element.matches(MARKED)) prepare(element)
    element.querySelectorAll(MARKED).forEach(prepare)
  }

  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && inView.has(target)) fadeIn(target)
  }

  /** Shows an element immediately if it is reached by keyboard or by an anchor link. */
  const onFocus = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element)) return
    for (const element of [...held.keys()]) if (element.contains(target)) release(element)
  }

  const onHash = () => onFocus({ target: document.querySelector(':target') })

  /** Shows everything before printing. */
  const releaseAll = () => {
    for (const element of [...held.keys()]) release(element)
  }

  const added = new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) if (node instanceof HTMLElement) scan(node)
    }
  })

  scan(root)
  root.addEventListener('load', onLoad, true)
  root.addEventListener('error', onLoad, true)
  root.addEventListener('focusin', onFocus)
  window.addEventListener('hashchange', onHash)
  window.addEventListener('beforeprint', releaseAll)
  added.observe(root, { childList: true, subtree: true })
  return () => {
    for (const observer of [rising, fading, placing, added]) observer.disconnect()
    root.removeEventListener('load', onLoad, true)
    root.removeEventListener('error', onLoad, true)
    root.removeEventListener('focusin', onFocus)
    window.removeEventListener('hashchange', onHash)
    window.removeEventListener('beforeprint', releaseAll)
    releaseAll()
  }
}

const MARKED = '.reveal, .pic img'
/** Fraction of an image that must be in view before it fades in (spec 9). */
const IMAGE_THRESHOLD = 0.1
/** Equal to the token `--ease`. */
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const FADE = { opacity: [0, 1] }
const RISE = { opacity: [0, 1], translate: ['0 16px', '0 0'] }
