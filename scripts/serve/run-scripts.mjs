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
  if (document.hidden || performance.now() > slowMs) return run()
  if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(run).observe({ type: 'paint', buffered: true })
  setTimeout(run, 1_000)
}
