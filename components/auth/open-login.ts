import type { AuthTab } from '@/lib/auth/auth-paths'

export interface LoginRequest {
  tab?: AuthTab
  /** What needed a member: goes on after signing in, and not at all when the person closes the dialog. */
  onSignedIn?: () => void
}

type Listener = (request: LoginRequest) => void

let listener: Listener | null = null
let waiting: LoginRequest | null = null

/** Asks for a sign-in, from anywhere; asked for before the page has come to life, it is answered as soon as it has. */
export function openLogin(request: LoginRequest = {}): void {
  if (listener) listener(request)
  else waiting = request
}

/** The one place that answers; returns what ends that. */
export function onLoginRequest(answer: Listener): () => void {
  listener = answer
  if (waiting) answer(waiting)
  waiting = null
  return () => {
    if (listener === answer) listener = null
  }
}
