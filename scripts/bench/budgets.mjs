/**
 * The one table of what pages may cost, per row a `target`. Where it is not met yet, `limit` holds what was reached and `why` says what
 * stands in the way: the bench shows the row, and fails once the limit is passed. Limits only ever go down.
 */
export const BUDGETS = {
  /** CPU of a cached page ÷ CPU of an empty dynamic page of Next, in the same run. */
  cachedToDynamic: 1,
}

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
    stylesheet: { target: 8 },
    document: { target: 10 },
    font: { target: 30 },
    image: { target: 80 },
    aheadRequests: { target: 24 },
    ahead: { target: 40 },
  },
  listing: {
    ...everywhere,
    script: { target: 145 },
    scriptLater: { target: 150 },
    stylesheet: { target: 8 },
    document: { target: 12 },
    font: { target: 30 },
    image: { target: 120 },
    aheadRequests: { target: 24 },
    ahead: { target: 40 },
  },
  product: {
    ...everywhere,
    script: { target: 150 },
    scriptLater: { target: 155 },
    stylesheet: { target: 8 },
    document: { target: 10 },
    font: { target: 30 },
    image: { target: 70 },
    aheadRequests: { target: 20 },
    ahead: { target: 30 },
  },
}
