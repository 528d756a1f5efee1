/** Parses `rgb(…)` as computed by the browser; ignores alpha. Returns null for anything else. */
function readChannels(text: string): number[] | null {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(text)?.slice(1)
  return channels ? channels.map((channel) => Number(channel) / 255) : null
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

function luminanceOf(text: string): number {
  const [red = 0, green = 0, blue = 0] = (readChannels(text) ?? []).map(toLinear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the WCAG 2.2 contrast ratio, 1 to 21, of two computed colours. Implemented here because the colour library is
 * too large for a page (ADR 18).
 */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => right - left)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
