import { expect, type Locator, type Page } from '@playwright/test'

/** More than any page has on the way to what is wanted; beyond it something holds the focus. */
const MOST_STOPS = 250

interface Stop {
  what: string
  /** Drawn by the browser: no script reads how its parts look. */
  isSlider: boolean
  /** A frame of its own shows where the focus is. */
  isFramed: boolean
  /** It lies in the window, and nothing lies over it. */
  isInSight: boolean
  isWanted: boolean
}

/** What has the focus, and whether that can be seen; null where it is the page itself. */
function readStop(target: Locator): Promise<Stop | null> {
  return target.evaluate(async (wanted) => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const around: Element[] = [element, ...labels]
    for (let each = element.parentElement; each && around.length < 6; each = each.parentElement) around.push(each)

    const isSeenColour = (colour: string) => !/transparent|(,|\/) ?0\)$/.test(colour)
    const hasFrame = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' &&
      Number.parseFloat(style.outlineWidth) >= 2 &&
      // Where the outline is kept for a system's own colours, a shadow draws the frame.
      (isSeenColour(style.outlineColor) || style.boxShadow !== 'none')
    const isFramed = () =>
      around.some((each) => [null, '::before', '::after'].some((part) => hasFrame(getComputedStyle(each, part))))

    // What only ears perceive is seen by its words.
    const face = element.getBoundingClientRect().width > 2 ? element : (labels[0] ?? element)
    const isInSight = () => {
      const box = face.getBoundingClientRect()
      const inWindow = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
      const along = [0.5, 0.1, 0.9]
      return along.some((right) =>
        along.some((down) => {
          const [x, y] = [box.left + box.width * right, box.top + box.height * down]
          const top = inWindow(x, y) ? document.elementFromPoint(x, y) : null
          return (
            top !== null && (face.contains(top) || top.contains(face) || labels.some((label) => label.contains(top)))
          )
        }),
      )
    }
    // Frames and scrolling take a moment to get there.
    for (let frames = 0; frames < 30 && !(isFramed() && isInSight()); frames += 1)
      await new Promise(requestAnimationFrame)
    const isSlider = element.matches('input[type=range]')
    const isWanted = element === wanted
    return { what: element.outerHTML.slice(0, 160), isSlider, isFramed: isFramed(), isInSight: isInSight(), isWanted }
  })
}

/** Whether what has the focus looks otherwise than without it. */
async function looksFocused(page: Page): Promise<boolean> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  const take = () => focused.screenshot({ animations: 'disabled' })
  const withFocus = await take()
  await focused.evaluate((element) => element.blur())
  const without = await take()
  await focused.evaluate((element) => element.focus())
  return !withFocus.equals(without)
}

/** Presses Tab until the focus is there. At every stop on the way it is seen where one is (WCAG 2.4.7, 2.4.11). */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key)
    const stop = await readStop(target)
    if (stop?.isSlider) stop.isFramed = await looksFocused(page)
    if (stop) expect.soft(stop, page.url()).toMatchObject({ isFramed: true, isInSight: true })
    if (stop?.isWanted) return
  }
  throw new Error(`Tab does not reach ${target} on ${page.url()}`)
}

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(words)
}

/** An open dialog keeps the focus, and gives it back to what opened it when Escape closes it. */
export async function expectGivesBack(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(holdsFocus).toBe(true)
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab')
    // Past its end a browser goes to its own bar before it comes back.
    const isOnPage = await page.evaluate(() => document.activeElement !== document.body)
    expect(!isOnPage || (await holdsFocus())).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}
