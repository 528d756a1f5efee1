import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from './scripts/lib/chromium-arguments.mjs'

const port = Number(process.env.PORT ?? 3000)
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
const args = [
  ...CHROMIUM_ARGUMENTS,
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--no-proxy-server',
  // The CPU rasterises pages either way; this saves the separate GPU process.
  '--disable-gpu',
  // Identical glyphs on all systems, whatever their settings: the hinting is Chromium's default where none is
  // configured.
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]
const PICTURES = /pictures\.spec/

/** The shop must be running: `npm run up`, or `npm test`, which starts its own on other ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  // A test may lose a race of its own on a busy machine; tests that pass only at the second attempt are listed at the
  // end.
  retries: 1,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // An absolute number of pixels, not a ratio: a hairline drawn differently is a few pixels in an image of any size;
    // moved content is many.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.2, maxDiffPixels: 60 },
  },
  // One set of screenshots for all systems: the fonts are the shop's own files, and hinting is pinned.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://lykia.localhost:${port}`,
    trace: 'on-first-retry',
    launchOptions: { executablePath, args },
    // Tests of animations enable motion themselves: each animation frame costs as much as a page's script.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Most tests run on both; a tag marks those for which one screen size is enough.
  projects: [
    { name: 'desktop', testIgnore: PICTURES, grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: PICTURES,
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'pictures', testMatch: PICTURES },
  ],
})
