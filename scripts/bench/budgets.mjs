/** What holds from the start; the tighter table of later stages replaces these figures, never the other way round. */
export const BUDGETS = {
  /** CPU of a cached page ÷ CPU of an empty dynamic page of Next, in the same run. */
  cachedToDynamic: 1,
  /** KiB of JavaScript over the wire before the load event. */
  script: 160,
  /** Cumulative layout shift. */
  shift: 0.005,
}
