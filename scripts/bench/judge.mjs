/** Words for the rows of `WEIGHTS`, in the order in which they are shown. */
const ROWS = {
  script: 'KiB of JavaScript before load',
  scriptLater: 'KiB of JavaScript until 4 s after load',
  stylesheet: 'KiB of CSS',
  document: 'KiB of HTML',
  font: 'KiB of fonts',
  fontFiles: 'font files',
  image: 'KiB of pictures before load',
  aheadRequests: 'requests for pages ahead',
  ahead: 'KiB of pages ahead',
  shift: 'layout shift',
}

/**
 * What a weighed page says to its budget: `failures` break the run, `open` are targets not met yet, each with figure, bound and cause.
 * A row may only be open where the table says why and how far, so that it cannot grow in silence.
 */
export function judgeWeight(name, weight, budget) {
  const failures = []
  const open = []
  for (const [row, words] of Object.entries(ROWS)) {
    const { target, limit = target, why } = budget[row]
    const said = `${name}: ${weight[row]} ${words}`
    if (weight[row] > limit) failures.push(`${said}, at most ${limit}`)
    else if (weight[row] > target) open.push(`${said}, wanted ${target}, held at ${limit}: ${why}`)
  }
  return { failures, open }
}
