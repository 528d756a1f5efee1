import { requireEnvironment } from '@/lib/env'
import { type ApiState, apiStateSlot } from './api-state-slot'
import { askStatus } from './transport'

const FRESH_MS = 1_000
/** In development the API's port takes callers while it restarts, and answers them then: it is there, only later. */
const PROBE_TIMEOUT_MS = process.env.NODE_ENV === 'development' ? 10_000 : 1_500
const WATCH_MS = 1_000
/** What a proxy says for a server behind it that is not there; the API itself while it starts. */
const UNAVAILABLE_STATUS = new Set([502, 503, 504])

const getState = (): ApiState =>
  apiStateSlot.getOrCreate(() => ({ down: false, heardAt: 0, probe: null, watch: null, askUnavailable }))

async function askUnavailable(): Promise<boolean> {
  const state = getState()
  if (!state.down) await probe(state)
  return state.down
}

/** Notes how a call ended. An API that is unavailable is asked until it is back, so that all works again without a visitor's help. */
export function reportApi(down: boolean): void {
  const state = getState()
  state.down = down
  state.heardAt = Date.now()
  if (!down || state.watch !== null) return
  state.watch = setTimeout(() => {
    state.watch = null
    void probe(state)
  }, WATCH_MS)
  state.watch.unref()
}

/** The API, or a proxy for it, said that it cannot answer just now: whoever wants to know next asks it. */
export function doubtApi(): void {
  getState().heardAt = 0
}

export function isApiDown(): boolean {
  return getState().down
}

/** Whether the API is unavailable at this moment: what was heard within the last second counts, else it is asked (1.5 s at most). */
export async function isApiUnavailable(): Promise<boolean> {
  const state = getState()
  if (Date.now() - state.heardAt >= FRESH_MS) await probe(state)
  return state.down
}

/** Any answer will do, so that an API without such an address counts as there. */
function probe(state: ApiState): Promise<void> {
  state.probe ??= askStatus(`${requireEnvironment().API_BASE_URL.replace(/\/$/, '')}/health`, PROBE_TIMEOUT_MS)
    .then((status) => reportApi(status === null || UNAVAILABLE_STATUS.has(status)))
    .finally(() => {
      state.probe = null
    })
  return state.probe
}
