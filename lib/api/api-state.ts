/**
 * Whether the operator API answered last time; read by the page cache too, which is loaded outside the bundles: hence a process-wide
 * symbol. While the API is away, an invalidated page is still better than none (architecture, Requests 2).
 */
const STATE = Symbol.for('kervan.api-state')

interface ApiState {
  down: boolean
}

const shared = globalThis as unknown as { [STATE]?: ApiState }

export function reportApi(down: boolean): void {
  shared[STATE] = { down }
}

export function isApiDown(): boolean {
  return shared[STATE]?.down ?? false
}
