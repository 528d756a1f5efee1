import { expect, type Page } from '@playwright/test'

/** So many stops a long page may have between two places. */
const MOST_STOPS = 150

interface Stop {
  /** Tag, id and name, to be read where a test fails. */
  told: string
  isSeen: boolean
  isMarked: boolean
  x: number
  y: number
}

/** What has the focus, whether it can be seen there, and whether a ring, a line or a shadow says so. */
export function readFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { x, y, width, height } = element.getBoundingClientRect()
    // A radio or checkbox that is drawn by its label, and a control within a frame, are marked there.
    const frames = [element, element.closest('label'), element.parentElement, element.nextElementSibling].filter(
      (frame) => frame instanceof HTMLElement,
    )
    const isRinged = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none'
    const isMarked = frames.some(
      (frame) => isRinged(getComputedStyle(frame)) || isRinged(getComputedStyle(frame, '::after')),
    )
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
    return {
      told: `${element.tagName.toLowerCase()}#${element.id}.${element.className} ${name}`,
      isSeen: width > 0 && height > 0 && y < innerHeight && y + height > 0 && x < innerWidth && x + width > 0,
      isMarked,
      x,
      y,
    }
  })
}

/** One press of Tab: wherever it leads has to be seen and marked. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key)
  // A sheet or a smooth scroll may still be on its way.
  await expect
    .poll(async () => (await readFocus(page)).isSeen, { message: `${(await readFocus(page)).told} is out of sight` })
    .toBe(true)
  const stop = await readFocus(page)
  expect(stop.isMarked, `${stop.told} is not marked`).toBe(true)
  return stop
}

/** Presses Tab until what the selector finds has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const passed: string[] = []
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    passed.push((await tab(page)).told)
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`${selector} cannot be reached by Tab: ${passed.slice(-12).join(' > ')}`)
}

/** As `tabTo`, and presses what was found. */
export async function press(page: Page, selector: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press(key)
}

/** As `tabTo`, and types into what was found. */
export async function type(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.type(text)
}

export const expectFocus = (page: Page, selector: string) =>
  expect
    .poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector), {
      message: `focus on ${selector}`,
    })
    .toBe(true)
