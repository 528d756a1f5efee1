/**
 * Marks what is still below the first screen, and lets it come in. Whatever a person already sees is left alone, so nothing flickers,
 * the largest picture is not delayed, and a page without scripts is simply there. Returns the way to stop.
 */
export function watchViewport(root: HTMLElement): () => void {
  const entering = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        target.setAttribute('data-reveal', 'in')
        entering.unobserve(target)
      }
    },
    { rootMargin: '0px 0px -10% 0px' },
  )

  const prepare = (element: Element) => {
    if (element.getBoundingClientRect().top < window.innerHeight) return
    if (element instanceof HTMLImageElement) {
      if (!element.complete) element.dataset.fade = 'wait'
    } else {
      element.setAttribute('data-reveal', 'wait')
      entering.observe(element)
    }
  }

  const scan = (element: Element) => {
    if (element.matches(MARKED)) prepare(element)
    element.querySelectorAll(MARKED).forEach(prepare)
  }

  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.dataset.fade) target.dataset.fade = 'in'
  }

  const added = new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) if (node instanceof HTMLElement) scan(node)
    }
  })

  scan(root)
  root.addEventListener('load', onLoad, true)
  root.addEventListener('error', onLoad, true)
  added.observe(root, { childList: true, subtree: true })
  return () => {
    entering.disconnect()
    added.disconnect()
    root.removeEventListener('load', onLoad, true)
    root.removeEventListener('error', onLoad, true)
    root.querySelectorAll('[data-reveal="wait"], [data-fade="wait"]').forEach((element) => {
      element.removeAttribute('data-reveal')
      element.removeAttribute('data-fade')
    })
  }
}

const MARKED = '.reveal:not([data-reveal]), .pic img:not([data-fade])'
