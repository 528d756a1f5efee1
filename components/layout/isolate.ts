/** What stands beside others: a part whose code comes later has a frame of its own around it. */
function findPlace(element: HTMLElement): HTMLElement {
  let place = element
  while (place.parentElement && place.parentElement !== document.body && place.parentElement.children.length === 1) {
    place = place.parentElement
  }
  return place
}

/** Everything beside the element falls still, so that keyboard and screen reader stay in it; returns the way back. */
export function isolate(element: HTMLElement): () => void {
  const place = findPlace(element)
  const stilled = [...(place.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== place && !sibling.inert,
  )
  for (const sibling of stilled) sibling.inert = true
  return () => {
    for (const sibling of stilled) sibling.inert = false
  }
}
