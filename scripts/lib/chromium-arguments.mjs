/**
 * Blink settings. Playwright sets the first four itself, for a mouse in headless mode; a second list replaces the whole
 * first one, so they are repeated. The last is the distance from the viewport at which lazy images load: the headless
 * shell does not know the network speed and would load from twice the distance of a fast network.
 */
const BLINK = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
]

/** Arguments of every Chromium in tests and benchmarks. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  '--disable-background-networking',
  `--blink-settings=${BLINK.join()}`,
]
