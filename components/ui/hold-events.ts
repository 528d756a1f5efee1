import { isPlainClick } from './is-plain-click'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CLICKABLE = 'a, button, label, input, summary'

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Tells the field's owner again what stands in it. */
function retell(field: Field, value: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  // React keeps the value that it saw last and passes over an event that brings no other.
  field.value = ''
  write?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

export interface HeldEvents {
  /** Lets them happen, in their order; for when those who answer them are there. */
  release: () => Promise<void>
  drop: () => void
}

/**
 * Keeps what a person does to a part of the page that is readable but not yet alive: presses, and what was typed or chosen. `reach` names
 * what stands elsewhere and is answered by it (a selector). A second press on what opens and closes is impatience, not a wish to close
 * it. `data-held` marks the part meanwhile.
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
  /** Links of the shop are followed when the button of a mouse goes down. */
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

  // On the window: React listens on the document, and lets nothing through to what it has not taken over.
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
