import { readdirSync, readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { createTranslator } from 'next-intl'
import type { Locale } from '@/domain/shared/locales'

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** Every text of a language, as `namespace.path.to.key`: tests read what people read. */
export function translatorOf(locale: Locale): Translate {
  const folder = `messages/${locale}`
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const messages = Object.fromEntries(
    files.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))]),
  )
  const translate = createTranslator({ locale, messages, onError: (error) => expect(error).toBeUndefined() })
  return (key, values) => translate(key as never, values as never)
}

const PORT = process.env.PORT ?? '3100'
const MAIL_PORT = process.env.MAIL_VIEWER_PORT ?? '4325'

export function shopUrl(tenant: string, locale: Locale, path = '/', port: string | number = PORT): string {
  const prefix = locale === 'en' ? '' : `/${locale}`
  return `http://${tenant}.localhost:${port}${prefix}${path === '/' && prefix ? '' : path}`
}

/** Unpaid places are limited by telephone number, too. */
export const newPhone = () => `+44 7700 ${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`

export interface SentMail {
  subject: string
  text: string
  html: string
  locale: string
}

/** Mails to an address, waiting until there is one whose subject holds the words. */
export async function waitForMail(recipient: string, words: string): Promise<SentMail> {
  let found: SentMail | undefined
  await expect(async () => {
    const answer = await fetch(`http://127.0.0.1:${MAIL_PORT}/mails.json?to=${encodeURIComponent(recipient)}`)
    const mails = (await answer.json()) as SentMail[]
    found = mails.find((mail) => mail.subject.includes(words))
    expect(found, `mail to ${recipient} about ${words}`).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return found as SentMail
}

/** WCAG 2.2 AA by axe; the whole page, nothing left out, or what lies over a page that goes on beneath it. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // After a soft navigation the title follows the page by a moment.
  await expect(page).toHaveTitle(/./)
  // Colours on their way from one to the other are neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  )
  // Nor is what begins to move while it is looked at: it ends at once, or stands still for as long.
  // An adopted sheet, as a policy may forbid a style element.
  const still = await page.evaluateHandle(() => {
    const stylesheet = new CSSStyleSheet()
    stylesheet.replaceSync(
      '*, ::before, ::after { animation-play-state: paused !important; transition: none !important }',
    )
    document.adoptedStyleSheets.push(stylesheet)
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      if (animation.timeline instanceof DocumentTimeline && !isEndless) animation.finish()
    }
    return stylesheet
  })
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  // A third of the time: what passes is not described, and the pages have no frames, for which a second page would be opened.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  await still.evaluate((stylesheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== stylesheet)
  })
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect(told, page.url()).toEqual([])
}

/** No sideways scroll at this width. A phone would zoom out and call all of it its window: what counts is the page's own frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  )
  expect(content, page.url()).toBeLessThanOrEqual(window)
}

/** A visitor's own, as limits are by address; believed only by a shop that stands behind a proxy, as that of `npm test` does. */
function makeAddress(): string {
  const parts = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 254))
  return `10.${parts.join('.')}`
}

interface Fixtures {
  /** Texts that a test expects on the console, as parts of them; anything else of level error fails it. */
  allowedErrors: string[]
}

/** Fails on any console error, unhandled rejection or page error that the test did not announce. */
export const test = base.extend<Fixtures & { watched: undefined }>({
  allowedErrors: [[], { option: true }],
  watched: [
    async ({ context, allowedErrors }, use) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': makeAddress() })
      const errors: string[] = []
      const note = (text: string) => {
        if (!allowedErrors.some((part) => text.includes(part))) errors.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => note(String(error.error())))
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
