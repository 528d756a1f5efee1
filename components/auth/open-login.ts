import type { AuthTab } from '@/lib/auth/auth-paths'

export interface LoginRequest {
  tab?: AuthTab
  /** Action that required a member. Runs after the sign-in; not called if the guest closes the dialog. */
  onSignedIn?: () => void
}

type Listener = (request: LoginRequest) => void

let listener: Listener | null = null
let waiting: LoginRequest | null = null

/** Requests the sign-in dialog. A request before hydration is queued and handled once `LoginHost` has mounted. */
export function openLogin(request: LoginRequest = {}): void {
  if (listener) listener(request)
  else waiting = request
}

/** Registers the single listener and returns the function that removes it. */
export function onLoginRequest(answer: Listener): () => void {
  listener = answer
  if (waiting) answer(waiting)
  waiting = null
  return () => {
    if (listener === answer) listener = null
  }
}
