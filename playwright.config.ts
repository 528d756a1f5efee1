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
  // Pages are painted by the processor either way; without this a second process stands between.
  '--disable-gpu',
  // Letters alike on all systems, whatever their settings: hinted as Chromium hints them where nothing is set.
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]
const PICTURES = /pictures\.spec/

/** The shop must be running: `npm run up`, or `npm test`, which starts one of its own on other ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  // A busy machine loses a race of its own now and then; what passes only at the second try is named at the end.
  retries: 1,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Counted in pixels, not in parts of a picture: a hairline drawn otherwise is few on any picture, what moved is many.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.2, maxDiffPixels: 60 },
  },
  // One for all systems: letters come from our own files, and hinting is pinned.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://lykia.localhost:${port}`,
    trace: 'on-first-retry',
    launchOptions: { executablePath, args },
    // A test of what moves asks for motion itself: every frame of it costs as much as a page's script.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Most tests run on both; a tag names those that one screen is enough for.
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
