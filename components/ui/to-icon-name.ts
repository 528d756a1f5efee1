import { ICON_NAMES, type IconName } from './icon-names'

const known = new Set<string>(ICON_NAMES)

const isIconName = (name: string): name is IconName => known.has(name)

/** An icon's name that came from settings; one that the set does not carry gives the fallback. For the server: the list is long. */
export function toIconName<Fallback extends IconName | null>(
  name: string | null | undefined,
  fallback: Fallback,
): IconName | Fallback {
  return name && isIconName(name) ? name : fallback
}
