/** Words for the rows of the budgets, in the order in which they are shown. */
export const ROWS = {
  toDynamic: 'times the CPU of a dynamic page of Next',
  toStatic: 'times the CPU of a static page of Next',
  calls: 'calls of the operator API for a page that is asked for again',
  script: 'KiB of JavaScript before load',
  scriptOwn: 'KiB of JavaScript more than an empty page of Next',
  scriptDeferred: 'KiB of JavaScript until 4 s after load',
  stylesheet: 'KiB of CSS',
  stylesheetCopies: 'copies of the CSS',
  document: 'KiB of HTML',
  perCard: 'KiB of HTML for each card',
  flightShare: 'per cent of the HTML sent again as data',
  font: 'KiB of fonts',
  fontFiles: 'font files',
  image: 'KiB of pictures before load',
  cardImage: 'KiB of the largest picture of a card',
  largestImage: 'KiB of the picture that is the largest paint',
  desktopImage: 'KiB of that picture on a wide screen',
  aheadRequests: 'requests for pages ahead, on a wide screen',
  ahead: 'KiB of pages ahead, on a wide screen',
  shift: 'layout shift',
  firstPaint: 'times the first paint of a static page of Next, slow',
  largestPaint: 'times the largest paint of a static page of Next, slow',
  lcp: 's to the largest paint (Lighthouse)',
  tbt: 'ms of blocked time (Lighthouse)',
  cls: 'layout shift (Lighthouse)',
  performance: 'points for performance (Lighthouse)',
  warm: 'ms from pointer down to the heading',
  slow: 'ms from pointer down to the heading, slow',
  price: 'ms until a changed price is shown',
  memory: 'MiB after the requests',
  growth: 'per cent of growth over the last half of the requests',
}

/** Rows of which more is better. */
const AT_LEAST = new Set(['performance'])

/**
 * What measured values say to their budget: `failures` break the run, `open` are targets not met yet, each with figure, bound and cause.
 * A row may only be open where the table says why and how far, so that it cannot grow in silence; one that was not measured fails.
 */
export function checkBudgets(name, values, budget) {
  const failures = []
  const open = []
  for (const [row, { target, limit = target, why }] of Object.entries(budget)) {
    const [value, bound] = [values[row], AT_LEAST.has(row) ? 'at least' : 'at most']
    const passes = (wanted) => (AT_LEAST.has(row) ? value >= wanted : value <= wanted)
    const said = `${name}: ${value} ${ROWS[row]}`
    if (!passes(limit)) failures.push(`${said}, ${bound} ${limit}`)
    else if (!passes(target)) open.push(`${said}, wanted ${target}, held at ${limit}: ${why}`)
  }
  return { failures, open }
}
