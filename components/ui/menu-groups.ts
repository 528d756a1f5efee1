export type MenuEntry = {
  key: string
  label: string
  /** Before the label, in a column of its own: a sign, a language's code. */
  lead?: string | undefined
  /** A link where given, else a button. */
  href?: string | undefined
  /** Language of the label, where it is not the page's. */
  lang?: string | undefined
  /** Chosen or not; leave out where nothing is chosen here. */
  selected?: boolean | undefined
}

export type MenuGroup = { label?: string | undefined; entries: readonly MenuEntry[] }
