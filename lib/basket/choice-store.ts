import { type ChoiceCodec, parseChoice, toSearch } from './choice-query'

/** What is chosen on one product's page, shared by its card, its calendar and its bar; the address tells it to others. */
export interface ChoiceStore<C> {
  subscribe(listener: () => void): () => void
  getSnapshot(): C
  /** The page as the server made it: nothing chosen. */
  getServerSnapshot(): C
  /** Reads the address; for when its page has come up. */
  open(): void
  set(changes: Partial<C>): void
}

/** The stores of all products of one kind, by their numbers. */
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
    // A late answer must not write into the address of the page that came after.
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
      // What was chosen a moment ago is not in the address yet.
      write()
      const { pathname, search } = window.location
      path = pathname
      choice = parseChoice(codec, search)
      tell()
    },
    set(changes) {
      choice = { ...choice, ...changes }
      tell()
      // The whole page hears of another address: first it shows what was chosen.
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
