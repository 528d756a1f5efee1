/**
 * Settings of Chromium's engine. Playwright gives the first four itself, for a mouse without a screen; a second list in
 * their place replaces the whole first one. Last the distance from the window at which pictures are loaded on a fast
 * network: the headless shell knows of no network and would load from twice as far.
 */
const BLINK = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
]

/** What every Chromium of tests and benchmarks is started with. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  '--disable-background-networking',
  `--blink-settings=${BLINK.join()}`,
]
