/** Classes that a package writes into the page: react-toastify, Leaflet, vanilla-cookieconsent. */
const FOREIGN = /^(Toastify__|leaflet-|[cp]m(__|$))/

const CLASS = /(?<=\.)[A-Za-z][\w-]*/g

const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The classes that a stylesheet's selectors name, each once. */
function listClasses(css) {
  const selectors = withoutComments(css).match(/[^{};]+(?=\{)/g) ?? []
  return new Set(selectors.filter((text) => !text.trim().startsWith('@')).flatMap((text) => text.match(CLASS) ?? []))
}

/** Classes of the stylesheets that no source names, whole (`card-price`) or as the beginning of a template (`note-${size}`). */
export function findUnusedClasses(sheets, sources) {
  const words = new Set(sources.flatMap(({ text }) => text.match(/[A-Za-z][\w-]*/g) ?? []))
  const beginnings = new Set(sources.flatMap(({ text }) => text.match(/[A-Za-z][\w-]*-(?=\$\{)/g) ?? []))
  const isUsed = (name) =>
    words.has(name) || FOREIGN.test(name) || [...beginnings].some((beginning) => name.startsWith(beginning))
  return sheets.flatMap(({ path, text }) =>
    [...listClasses(text)].filter((name) => !isUsed(name)).map((name) => `${path}: .${name} is used nowhere`),
  )
}
