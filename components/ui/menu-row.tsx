import { Icon } from './icon'
import type { LinkComponent } from './link-component'
import type { MenuEntry } from './menu-groups'

type MenuRowProps = { entry: MenuEntry; onChoose: () => void; as: LinkComponent }

/** One row of a menu. It is focused by the menu's arrow keys, not by Tab. */
export function MenuRow({ entry, onChoose, as: Link }: MenuRowProps) {
  const { label, lead, href, lang, selected } = entry
  const common = {
    className:
      'menu-item flex w-full cursor-pointer items-center gap-3 rounded-input px-3 text-start text-body whitespace-nowrap',
    role: selected === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': selected,
    'data-label': label,
    tabIndex: -1,
    onClick: onChoose,
  }
  const content = (
    <>
      {lead && <span aria-hidden="true">{lead}</span>}
      <span lang={lang}>{label}</span>
      {selected && <Icon name="check" size={18} />}
    </>
  )
  return href ? (
    <Link {...common} href={href} hrefLang={lang}>
      {content}
    </Link>
  ) : (
    <button {...common} type="button">
      {content}
    </button>
  )
}
