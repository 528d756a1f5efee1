import { defineConfig } from '@playwright/test'

const port = Number(process.env.PORT ?? 3000)
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The shop must be running: `npm run up`, or `npm test`, which starts one of its own on other ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  // A busy machine loses a race of its own now and then; what passes only at the second try is named at the end.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://lykia.localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--no-first-run',
        '--no-proxy-server',
      ],
    },
  },
  // Most tests run on both; a tag names those that one screen is enough for.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
