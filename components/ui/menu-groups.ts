export type MenuEntry = {
  key: string
  label: string
  /** Before the label, in a separate column: a symbol, a language code. */
  lead?: string | undefined
  /** If set, the entry is a link; otherwise a button. */
  href?: string | undefined
  /** Language of the label, if it is not the page's. */
  lang?: string | undefined
  /** Selection state. Omit it in menus without a selection. */
  selected?: boolean | undefined
}

export type MenuGroup = { label?: string | undefined; entries: readonly MenuEntry[] }
