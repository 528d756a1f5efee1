import { chromium } from 'playwright'
import { findChromium } from '../lib/chromium.mjs'
import { CHROMIUM_ARGUMENTS } from '../lib/chromium-arguments.mjs'

/** Gives a browser that knows the tenants' names to `use`, and closes it afterwards. */
export async function withBrowser(use, args = []) {
  const { path, why } = await findChromium(console.log)
  if (!path) throw new Error(why)
  const browser = await chromium.launch({ executablePath: path, args: [...CHROMIUM_ARGUMENTS, ...args] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
