import { isPlainClick } from './is-plain-click'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CLICKABLE = 'a, button, label, input, summary'

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Fires the field's event again with its current value. */
function retell(field: Field, value: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  // React caches the last value and ignores an event that does not change it.
  field.value = ''
  write?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

export interface HeldEvents {
  /** Replays the held events in their order. Call it once their handlers exist. */
  release: () => Promise<void>
  drop: () => void
}

/**
 * Holds the events of a part of the page that is visible but not hydrated yet: clicks, and typed or selected values.
 * `reach` is a selector of elements elsewhere that this part handles. A second click on a menu button is dropped,
 * because it would close the menu again. The part has the attribute `data-held` while it holds a click.
 */
export function holdEvents(root: HTMLElement, reach = ''): HeldEvents {
  const ending = new AbortController()
  const clicks: HTMLElement[] = []
  const entries = new Map<Field, string>()

  const findClicked = (event: MouseEvent): HTMLElement | null => {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return null
    if (root.contains(event.target)) return event.target.closest<HTMLElement>(CLICKABLE)
    return reach === '' ? null : event.target.closest<HTMLElement>(reach)
  }
  /** `followLinks` would otherwise follow the link on `pointerdown` of a mouse. */
  const onPointerDown = (event: PointerEvent) => {
    if (findClicked(event)) event.stopPropagation()
  }
  const onClick = (event: MouseEvent) => {
    const target = findClicked(event)
    if (!target) return
    event.preventDefault()
    event.stopPropagation()
    root.setAttribute('data-held', '')
    if (!(target.hasAttribute('aria-haspopup') && clicks.includes(target))) clicks.push(target)
  }
  const onEntry = ({ target }: Event) => {
    if (isField(target) && root.contains(target)) entries.set(target, target.value)
  }

  // On the window, because React listens on the document and stops events of elements that are not hydrated.
  const options = { capture: true, signal: ending.signal }
  window.addEventListener('pointerdown', onPointerDown, options)
  window.addEventListener('click', onClick, options)
  window.addEventListener('input', onEntry, options)
  window.addEventListener('change', onEntry, options)

  return {
    async release() {
      ending.abort()
      root.removeAttribute('data-held')
      for (const [field, value] of entries) retell(field, value)
      for (const target of clicks) {
        await nextTask()
        target.click()
      }
    },
    drop: () => ending.abort(),
  }
}
