import { chromium } from '@playwright/test'
import { findChromium } from '../lib/chromium.mjs'

const ARGS = [
  '--no-sandbox',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  '--disable-background-networking',
  // As near to the window as a browser on a fast network loads pictures: one without windows knows of no network.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]

/** Gives a browser that knows the tenants' names to `use`, and closes it afterwards. */
export async function withBrowser(use, args = []) {
  const { path, why } = await findChromium(console.log)
  if (!path) throw new Error(why)
  const browser = await chromium.launch({ executablePath: path, args: [...ARGS, ...args] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
