import { requireEnvironment } from '@/lib/env'
import { type ApiState, apiStateSlot } from './api-state-slot'
import { askStatus } from './transport'

const FRESH_MS = 1_000
/** In development the API accepts connections during a restart and answers late, so the probe waits longer. */
const PROBE_TIMEOUT_MS = process.env.NODE_ENV === 'development' ? 10_000 : 1_500
const WATCH_MS = 1_000
/** Status codes of a proxy whose upstream is unreachable, and of the API itself during startup. */
const UNAVAILABLE_STATUS = new Set([502, 503, 504])

const getState = (): ApiState =>
  apiStateSlot.getOrCreate(() => ({ down: false, heardAt: 0, probe: null, watch: null, askUnavailable }))

async function askUnavailable(): Promise<boolean> {
  const state = getState()
  if (!state.down) await probe(state)
  return state.down
}

/** Records the outcome of a call. While the API is down, probes it every second until it recovers. */
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

/** Marks the state as stale after an error of the API or its proxy: the next reader probes the API. */
export function doubtApi(): void {
  getState().heardAt = 0
}

export function isApiDown(): boolean {
  return getState().down
}

/** Whether the API is unavailable. Reuses a state of the last second, else probes the API (1.5 s at most). */
export async function isApiUnavailable(): Promise<boolean> {
  const state = getState()
  if (Date.now() - state.heardAt >= FRESH_MS) await probe(state)
  return state.down
}

/** Any status except 502, 503 and 504 counts as available, so that an API without `/health` counts as up. */
function probe(state: ApiState): Promise<void> {
  state.probe ??= askStatus(`${requireEnvironment().API_BASE_URL.replace(/\/$/, '')}/health`, PROBE_TIMEOUT_MS)
    .then((status) => reportApi(status === null || UNAVAILABLE_STATUS.has(status)))
    .finally(() => {
      state.probe = null
    })
  return state.probe
}
