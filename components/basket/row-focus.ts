import { afterPaint } from '@/components/ui/after-paint'

/**
 * Moves the focus when a button removes its own row: to the next row, after the last one to the previous row, and to
 * the heading of an empty list. Returns a function that restores the focus after an undo.
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
