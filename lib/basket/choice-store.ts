import { type ChoiceCodec, parseChoice, toSearch } from './choice-query'

/** The choices on one product's page, shared by its card, calendar and bar, and reflected in the URL. */
export interface ChoiceStore<C> {
  subscribe(listener: () => void): () => void
  getSnapshot(): C
  /** The state of the server's HTML: nothing chosen. */
  getServerSnapshot(): C
  /** Reads the URL; called after hydration. */
  open(): void
  set(changes: Partial<C>): void
}

/** The stores of all products of one kind, by product ID. */
export type Choices<C> = (productId: number) => ChoiceStore<C>

function createChoiceStore<C>(codec: ChoiceCodec<C>): ChoiceStore<C> {
  let choice = codec.empty
  let path: string | null = null
  let isWriting = false
  const listeners = new Set<() => void>()
  const write = () => {
    if (!isWriting) return
    isWriting = false
    const { location, history } = window
    // A delayed write must not change the URL of the next page.
    if (location.pathname !== path) return
    history.replaceState(null, '', `${path}${toSearch(codec, choice, location.search)}${location.hash}`)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => choice,
    getServerSnapshot: () => codec.empty,
    open() {
      // Write pending choices to the URL first.
      write()
      const { pathname, search } = window.location
      path = pathname
      choice = parseChoice(codec, search)
      tell()
    },
    set(changes) {
      choice = { ...choice, ...changes }
      tell()
      // Changing the URL updates the whole page, so paint the choice first.
      if (!isWriting) requestAnimationFrame(() => setTimeout(write))
      isWriting = true
    },
  }
}

export function createChoices<C>(codec: ChoiceCodec<C>): Choices<C> {
  const stores = new Map<number, ChoiceStore<C>>()
  return (productId) => {
    const known = stores.get(productId)
    if (known) return known
    const made = createChoiceStore(codec)
    stores.set(productId, made)
    return made
  }
}
