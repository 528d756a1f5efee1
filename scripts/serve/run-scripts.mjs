/**
 * In the browser, as a document's own text: runs the scripts that `self` names once what can be read has been shown, since a fast line would
 * have them run before it. Where the document itself took long they come after that anyway, and a tab that nobody looks at shows nothing:
 * there they are asked for at once.
 */
export function runScripts(self) {
  const slowMs = 300
  const paths = self.dataset.run.split(' ')
  const run = () => {
    for (const path of paths.splice(0)) {
      const script = document.createElement('script')
      script.async = true
      script.setAttribute('src', path)
      document.head.append(script)
    }
  }
  let press
  const note = (event) => {
    const button = event.target.closest('button[type=button]:not([popovertarget])')
    if (button) press = { event, button }
  }
  document.addEventListener('click', note, true)
  const hear = () => {
    document.removeEventListener('click', note, true)
    // React itself hears the press that it came to life for.
    if (press && press.event !== window.event) press.button.click()
  }
  document.addEventListener('kervan:alive', hear, { once: true })
  if (document.hidden || performance.now() > slowMs) return run()
  if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(run).observe({ type: 'paint', buffered: true })
  setTimeout(run, 1_000)
}
