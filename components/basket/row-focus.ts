import { afterPaint } from '@/components/ui/after-paint'

/**
 * For a press that takes its own row out of a list: the focus goes on to the next row, at the end to the one before, and to the heading
 * where none is left, instead of back to the top of the page. Returns the way back to the row, for when it is put where it was.
 */
export function leaveRow(button: Element): () => void {
  const row = button.closest<HTMLElement>('[data-row]')
  const place = button.closest('dialog, main')
  const neighbour = [row?.nextElementSibling, row?.previousElementSibling].find((other) => other?.matches('[data-row]'))
  const link = neighbour?.querySelector('a')
  if (link) link.focus()
  else void afterPaint().then(() => focusHeading(place))
  const key = row?.dataset.row ?? ''
  return () =>
    void afterPaint().then(() => place?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] a`)?.focus())
}

function focusHeading(place: Element | null): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
