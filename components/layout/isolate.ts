/** Everything beside the element falls still, so that keyboard and screen reader stay in it; returns the way back. */
export function isolate(element: HTMLElement): () => void {
  const siblings = [...(element.parentElement?.children ?? [])]
  const stilled = siblings.filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element && !sibling.inert,
  )
  for (const sibling of stilled) sibling.inert = true
  return () => {
    for (const sibling of stilled) sibling.inert = false
  }
}
