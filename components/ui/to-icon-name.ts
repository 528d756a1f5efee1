import { ICON_NAMES, type IconName } from './icon-names'

const known = new Set<string>(ICON_NAMES)

const isIconName = (name: string): name is IconName => known.has(name)

/**
 * Validates an icon name from settings; returns `fallback` if the icon set does not contain it. Use it on the server
 * only, because the list is long.
 */
export function toIconName<Fallback extends IconName | null>(
  name: string | null | undefined,
  fallback: Fallback,
): IconName | Fallback {
  return name && isIconName(name) ? name : fallback
}
