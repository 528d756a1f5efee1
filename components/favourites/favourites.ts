import { openLogin } from '@/components/auth/open-login'
import { getMemberHint, subscribeToSession } from '@/lib/session/session-hint'

type Notice = 'added' | 'removed' | 'failed'

/*
 * State of the favourites in this tab. Every page includes this module, so the store and the API calls load only with
 * the first member or the first click.
 */
let memberId: number | null = null
let stored: readonly number[] = []
let shown: readonly number[] = stored
let unwatch: (() => void) | null = null
let entering: Promise<void> | null = null
const wanted = new Map<number, boolean>()
const running = new Set<number>()
const listeners = new Set<() => void>()

const loadStore = () => import('./favourites-store')
const loadSession = () => import('@/store/member-session')

/** Publishes the displayed favourites: the stored ones with the pending clicks applied. */
function emit(): void {
  const ids = new Set(stored)
  for (const [id, isWanted] of wanted) isWanted ? ids.add(id) : ids.delete(id)
  shown = [...ids]
  for (const listener of listeners) listener()
}

/** Product ids; the array identity changes only with the content. */
export function getFavourites(): readonly number[] {
  return shown
}

export function subscribeToFavourites(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

async function enter(id: number): Promise<void> {
  const [{ enterMember }, { watchFavourites, refreshFavourites }] = await Promise.all([loadSession(), loadStore()])
  await enterMember(id)
  if (memberId !== id) return
  unwatch ??= await watchFavourites((ids) => {
    stored = memberId === null ? [] : ids
    emit()
  })
  await refreshFavourites()
}

/** If the store fails to load, no favourite is shown, and the next click loads it again. */
function ensureEntered(): Promise<void> {
  if (memberId === null) return Promise.resolve()
  entering ??= enter(memberId).catch(() => {
    entering = null
  })
  return entering
}

function leave(): void {
  const wasWatching = unwatch
  unwatch?.()
  unwatch = null
  entering = null
  stored = []
  wanted.clear()
  emit()
  if (wasWatching) void loadSession().then(({ leaveMember }) => leaveMember())
}

const whenIdle = (work: () => void): void => {
  // Safari does not support `requestIdleCallback`.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 300)
}

function followSession(): void {
  const current = getMemberHint()
  if (current === memberId) return
  if (memberId !== null) leave()
  memberId = current
  if (current !== null) whenIdle(() => void ensureEntered())
}

/** Subscribes to sign-ins and sign-outs in all tabs; returns the function that unsubscribes. */
export function startFavourites(): () => void {
  followSession()
  return subscribeToSession(followSession)
}

async function tell(notice: Notice, undo?: () => void): Promise<void> {
  const { noticeFavourite } = await import('./favourite-notices')
  await noticeFavourite(notice, undo)
}

/** Sends requests one at a time until the stored state matches the last click. */
async function sync(productId: number): Promise<void> {
  if (running.has(productId)) return
  running.add(productId)
  try {
    // Loads the API's list first: a list that arrives later would not contain this change yet.
    await ensureEntered()
    const { saveFavourite } = await loadStore()
    let isWanted = wanted.get(productId)
    while (isWanted !== undefined && isWanted !== stored.includes(productId)) {
      const error = await saveFavourite(productId, isWanted)
      if (error) return void refuse(productId, isWanted, error.code)
      stored = isWanted ? [...new Set([...stored, productId])] : stored.filter((id) => id !== productId)
      const now = wanted.get(productId)
      if (now === isWanted) void tell(isWanted ? 'added' : 'removed', () => setFavourite(productId, !isWanted))
      isWanted = now
    }
  } catch {
    refuse(productId, true, 'unavailable')
  } finally {
    wanted.delete(productId)
    running.delete(productId)
    emit()
  }
}

function refuse(productId: number, isWanted: boolean, code: string): void {
  // The session expired without the browser knowing. The click is repeated after a sign-in.
  if (code === 'unauthenticated') openLogin({ onSignedIn: () => setFavourite(productId, isWanted) })
  else void tell('failed')
}

/** Optimistic update, reverted on an error. A guest must sign in first; the change then continues. */
export function setFavourite(productId: number, isWanted: boolean): void {
  if (getMemberHint() === null) {
    openLogin({ onSignedIn: () => setFavourite(productId, true) })
    return
  }
  followSession()
  wanted.set(productId, isWanted)
  emit()
  void sync(productId)
}

export function toggleFavourite(productId: number): void {
  setFavourite(productId, !shown.includes(productId))
}
