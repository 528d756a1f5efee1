import { NO_CHOICE, parseChoice, type TourChoice, toSearch } from './choice'

/** What is chosen on one product's page, shared by its card, its calendar and its bar; the address tells it to others. */
export interface ChoiceStore {
  subscribe(listener: () => void): () => void
  getSnapshot(): TourChoice
  /** The page as the server made it: nothing chosen. */
  getServerSnapshot(): TourChoice
  /** Reads the address; for when its page has come up. */
  open(): void
  set(changes: Partial<TourChoice>): void
}

function createChoiceStore(): ChoiceStore {
  let choice = NO_CHOICE
  let path: string | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => choice,
    getServerSnapshot: () => NO_CHOICE,
    open() {
      const { pathname, search } = window.location
      const read = parseChoice(search)
      path = pathname
      choice = { ...read, extras: read.date === choice.date ? choice.extras : [] }
      tell()
    },
    set(changes) {
      choice = { ...choice, ...changes }
      tell()
      const { location, history } = window
      // A late answer must not write into the address of the page that came after.
      if (location.pathname !== path) return
      history.replaceState(null, '', `${path}${toSearch(choice, location.search)}${location.hash}`)
    },
  }
}

const stores = new Map<number, ChoiceStore>()

export function getChoiceStore(productId: number): ChoiceStore {
  const known = stores.get(productId)
  if (known) return known
  const made = createChoiceStore()
  stores.set(productId, made)
  return made
}
