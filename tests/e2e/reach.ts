import { expect, type Page } from '@playwright/test'

/** What can be pressed or typed into. */
const CLICKABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], [role=option]'

/**
 * Targets that are too small to hit (WCAG 2.5.8): under 24 px in one direction, unless they stand in a line of text, or so far from
 * others that a circle of 24 px round each meets none of them.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const LEAST = 24
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }),
    )
    // The words of a box are pressed as well as the box.
    const partsOf = (element: HTMLElement) => [element, ...((element as HTMLInputElement).labels ?? [])]
    const boxOf = (element: HTMLElement) => {
      const rects = partsOf(element).map((part) => part.getBoundingClientRect())
      const widest = rects.reduce((one, other) => (other.width * other.height > one.width * one.height ? other : one))
      return { element, box: widest }
    }
    const targets = shown.map(boxOf).filter(({ box }) => box.width > 1 && box.height > 1)
    const isSmall = (box: DOMRect) => box.width < LEAST - 0.5 || box.height < LEAST - 0.5
    const isInText = (element: HTMLElement) => {
      const own = element.textContent?.trim() ?? ''
      const around = element.parentElement?.textContent?.trim() ?? ''
      return getComputedStyle(element).display === 'inline' && around.length > own.length
    }
    const middleOf = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    /** From a point to the nearest of a box. */
    const gapTo = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    const isCrowded = ({ element, box }: (typeof targets)[number]) =>
      targets.some((other) => {
        if (other.element === element || other.element.contains(element) || element.contains(other.element))
          return false
        const middle = middleOf(box)
        if (!isSmall(other.box)) return gapTo(middle, other.box) < LEAST / 2
        const there = middleOf(other.box)
        return Math.hypot(middle.x - there.x, middle.y - there.y) < LEAST
      })
    return targets
      .filter(({ element, box }) => isSmall(box) && !isInText(element))
      .filter(isCrowded)
      .map(({ element, box }) => `${box.width}x${box.height} ${element.outerHTML.slice(0, 140)}`)
  }, CLICKABLE)
}

/** What has no name for those who do not see it, by the browser's own accessibility tree. */
export async function findNameless(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  const asked =
    /^(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem|option|listbox|dialog|Date)/
  return nodes
    .filter(({ ignored, role }) => !ignored && asked.test(String(role?.value)))
    .filter(({ name }) => !String(name?.value ?? '').trim())
    .map(({ role, nodeId }) => `${role?.value} ${nodeId}`)
}

interface FieldFaults {
  /** Typed into with less than 16 px: a phone would draw the page nearer. */
  small: string[]
  /** Asks for figures and brings up letters. */
  letters: string[]
  /** Comes before its place in the page. */
  ahead: string[]
}

export function findFieldFaults(page: Page): Promise<FieldFaults> {
  return page.evaluate(() => {
    const tell = (element: Element) => element.outerHTML.slice(0, 140)
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=file]), select, textarea',
      ),
    ]
    const figures = /^(cc-number|cc-exp|cc-csc|postal-code|one-time-code)$/
    return {
      small: fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map(tell),
      letters: fields
        .filter((field) => field.type === 'number' || figures.test(field.autocomplete))
        .filter((field) => !/^(numeric|decimal|tel)$/.test(field.inputMode))
        .map(tell),
      ahead: [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter((each) => each.tabIndex > 0).map(tell),
    }
  })
}

/** What is there for ears alone, at some width at least. */
const READ_ALOUD = '.sr-only, [class*=":sr-only"]'

/** What reaches beyond the window's sides and can be neither scrolled to nor seen. */
export function findBeyond(page: Page): Promise<string[]> {
  return page.evaluate((hidden) => {
    const scrolls = (element: Element): boolean => {
      for (let each = element.parentElement; each; each = each.parentElement) {
        const { overflowX, position } = getComputedStyle(each)
        if (/auto|scroll/.test(overflowX) && each !== document.body && each !== document.documentElement) return true
        if (position === 'fixed') return false
      }
      return false
    }
    const width = document.documentElement.clientWidth
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest(`script, style, noscript, template, ${hidden}`))
        continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || (box.left >= -1 && box.right <= width + 1) || scrolls(parent)) continue
      found.push(
        `${Math.round(box.left)}…${Math.round(box.right)} of ${width}: ${node.textContent.trim().slice(0, 60)}`,
      )
    }
    return found
  }, READ_ALOUD)
}

/** Texts whose box hides a part of them; those that end in an ellipsis on purpose say so in their style. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden = /hidden|clip/
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => hasText(element) && !element.closest('.sr-only, script, style, noscript, option'))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((element) => {
        const box = element.getBoundingClientRect()
        for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
          const style = getComputedStyle(each)
          const frame = each.getBoundingClientRect()
          const isWide = each.scrollWidth > each.clientWidth + 1
          const isHigh = each.scrollHeight > each.clientHeight + 1
          const isCutAcross =
            hidden.test(style.overflowX) && isWide && (each === element || box.right > frame.right + 1)
          const isCutBelow =
            hidden.test(style.overflowY) && isHigh && (each === element || box.bottom > frame.bottom + 1)
          if (isCutAcross || isCutBelow)
            return [
              `${element.className || element.tagName} in ${each.className || each.tagName}: ${element.textContent?.trim().slice(0, 50)}`,
            ]
          if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') return []
        }
        return []
      })
  })
}

/** What is cut once a reader has set more room between lines, letters and words (WCAG 1.4.12), and was not before. */
export async function findCutBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await findCut(page))
  const stylesheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet()
    added.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(added)
    return added
  })
  const after = await findCut(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await stylesheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added)
  })
  expect(wide, 'sideways scroll with more room between letters').toBeLessThanOrEqual(0)
  return after.filter((each) => !before.has(each))
}

/** What is chosen and looks no other than its neighbours that are not. */
export function findUnseenChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = [
      'backgroundColor',
      'color',
      'outlineStyle',
      'borderTopWidth',
      'borderBottomWidth',
      'borderTopColor',
      'borderBottomColor',
      'borderTopStyle',
      'textDecorationLine',
      'fill',
      'fontWeight',
    ] as const
    const marks =
      '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], :checked:not(option)'
    const read = (element: Element) => {
      const all = [element, ...element.querySelectorAll('svg')]
      const styles = all.flatMap((each) => [null, '::before', '::after'].map((part) => getComputedStyle(each, part)))
      return styles.map((style) => looks.map((name) => style[name]).join()).join('|')
    }
    const faceOf = (element: Element): Element =>
      element instanceof HTMLInputElement && getComputedStyle(element).appearance === 'none'
        ? (element.closest('label') ?? element)
        : element
    const isNative = (element: Element) =>
      element instanceof HTMLInputElement &&
      getComputedStyle(element).appearance !== 'none' &&
      !element.classList.contains('sr-only')
    return [...document.querySelectorAll(marks)].flatMap((chosen) => {
      if (isNative(chosen)) return []
      const face = chosen instanceof HTMLInputElement ? (chosen.closest('label') ?? chosen) : faceOf(chosen)
      if (!face.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const other = [...document.querySelectorAll(face.tagName)].find(
        (each) =>
          each !== face &&
          each.className === face.className &&
          each.parentElement?.className === face.parentElement?.className &&
          !each.matches(marks) &&
          !each.querySelector(marks) &&
          each.checkVisibility(),
      )
      return other && read(face) === read(other) ? [face.outerHTML.slice(0, 140)] : []
    })
  })
}

/** What moves, or would for longer than an eye sees. */
export function findMovement(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, delay = 0 } = animation.effect?.getComputedTiming() ?? {}
      const isShort = animation.timeline instanceof DocumentTimeline && Number(duration) + delay <= 2
      if (isShort) return []
      const effect = animation.effect as KeyframeEffect
      // What comes and goes at once with its place on the page is no movement.
      const changed = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
      for (const known of ['offset', 'computedOffset', 'easing', 'composite', 'visibility']) changed.delete(known)
      if (changed.size === 0) return []
      const { target } = effect
      return [`${(animation as CSSAnimation).animationName ?? animation.id} of ${target?.outerHTML.slice(0, 100)}`]
    }),
  )
}

interface Edges {
  top: number
  bottom: number
  left: number
  right: number
}

/** What stays at the edge of a phone's glass, and can be pressed only where its corners or its bar are. */
export async function findUnderBars(page: Page, edges: Edges): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send(
    'Emulation.setSafeAreaInsetsOverride' as never,
    { insets: { ...edges, topMax: edges.top, bottomMax: edges.bottom } } as never,
  )
  const found = await page.evaluate((bottom) => {
    const cover = document.querySelector('meta[name=viewport]')?.getAttribute('content') ?? ''
    const told = cover.includes('viewport-fit=cover') ? [] : [`viewport: ${cover}`]
    const probe = document.createElement('i')
    probe.style.paddingBottom = 'env(safe-area-inset-bottom)'
    document.body.append(probe)
    const known = getComputedStyle(probe).paddingBottom
    probe.remove()
    if (known !== `${bottom}px`) told.push(`the browser knows of ${known}`)
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    )
    const under = bars
      .flatMap((bar) => [...bar.querySelectorAll('a, button, input')])
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().bottom > innerHeight - bottom + 1,
      )
    return [...told, ...under.map((element) => element.outerHTML.slice(0, 140))]
  }, edges.bottom)
  await client.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: {} } as never)
  await client.detach()
  return found
}
