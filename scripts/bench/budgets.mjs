/**
 * The one table of what pages may cost, per row a `target`. Where it is not met yet, `limit` holds what was reached and `why` says what
 * stands in the way: the bench shows the row, and fails once the limit is passed. Limits only ever go down.
 */
export const BUDGETS = {
  /** CPU of a cached page ÷ CPU of an empty dynamic page of Next, in the same run. */
  cachedToDynamic: 1,
  /**
   * Milliseconds from a press or a key until the page looks otherwise, on a machine four times slower, at the 95th percentile. A machine that
   * is slow or busy takes longer for any press: so many times what it takes on a page of that size whose script does nothing.
   */
  interaction: 100,
  interactionToBare: 2.5,
}

const WHY_STYLESHEET =
  'the utilities of all areas are in the one sheet (4 KiB, of which 2 are for what comes later), and header and footer with all widths take 2.7'
const WHY_DOCUMENT =
  'the page goes out a second time as data for React, too far behind the first for gzip to see it: 60 % of the bytes'

const everywhere = {
  fontFiles: { target: 1 },
  shift: { target: 0.005 },
}

/** KiB over the wire (gzip) of a first visit on a phone, and counts; `weighPage` says what is measured when. */
export const WEIGHTS = {
  home: {
    ...everywhere,
    script: { target: 145 },
    scriptLater: { target: 150 },
    stylesheet: { target: 8, limit: 15.2, why: WHY_STYLESHEET },
    document: { target: 10, limit: 29, why: WHY_DOCUMENT },
    font: { target: 30 },
    image: { target: 80 },
    aheadRequests: { target: 24 },
    ahead: { target: 40 },
  },
  listing: {
    ...everywhere,
    script: { target: 145 },
    scriptLater: { target: 150 },
    stylesheet: { target: 8, limit: 14.8, why: WHY_STYLESHEET },
    document: { target: 12, limit: 28, why: WHY_DOCUMENT },
    font: { target: 30 },
    image: { target: 120 },
    aheadRequests: { target: 24 },
    ahead: { target: 40 },
  },
  product: {
    ...everywhere,
    script: { target: 150 },
    scriptLater: { target: 155 },
    stylesheet: { target: 8, limit: 14.4, why: WHY_STYLESHEET },
    document: { target: 10, limit: 28.5, why: WHY_DOCUMENT },
    font: { target: 30 },
    image: { target: 70 },
    aheadRequests: { target: 20 },
    ahead: { target: 30 },
  },
}
