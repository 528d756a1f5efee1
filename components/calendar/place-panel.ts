import type { CSSProperties } from 'react'

/** Width in pixels; must match the stylesheet. */
const WIDTH = 344
const HEIGHT = 444
const GAP = 8

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** Position of a panel at its field: below it, or above if there is no room below, and always inside the window. */
export function placePanel(button: HTMLElement | null): CSSProperties {
  const field = button?.closest('.ask') ?? button
  if (!field) return {}
  const { top, bottom, left, right } = field.getBoundingClientRect()
  const isRtl = getComputedStyle(field).direction === 'rtl'
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const fitsBelow = bottom + GAP + HEIGHT <= height
  const y = fitsBelow ? bottom + GAP : top - GAP - HEIGHT
  const x = isRtl ? right - WIDTH : left
  return {
    '--x': `${clamp(x, GAP, width - WIDTH - GAP)}px`,
    '--y': `${clamp(y, GAP, height - HEIGHT - GAP)}px`,
  } as CSSProperties
}
