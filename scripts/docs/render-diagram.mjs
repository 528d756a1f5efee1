import { instance } from '@viz-js/viz'

/** The diagram brings its own background, so that it is legible on a page of either colour scheme. */
const STYLE = `<style>
svg { --back: #ffffff; --text: #1b1f24; --line: #57606a; --box: #f3f5f8; --group: #fbfcfd }
@media (prefers-color-scheme: dark) {
svg { --back: #14181d; --text: #e6edf3; --line: #9aa4af; --box: #262c34; --group: #1b2027 }
}
text { fill: var(--text) }
.graph > polygon { fill: var(--back) }
.cluster > polygon { fill: var(--group); stroke: var(--line) }
.node > :is(polygon, path, ellipse) { fill: var(--box); stroke: var(--line) }
.edge > path { stroke: var(--line) }
.edge > polygon { fill: var(--line); stroke: var(--line) }
</style>`

/** An SVG document of a diagram in Graphviz' language, named `title` for screen readers. Throws for a syntax error. */
export async function renderDiagram(dot, title) {
  const svg = (await instance()).renderString(dot, {
    format: 'svg',
    graphAttributes: { fontname: 'Helvetica', fontsize: 13, pad: 0.2 },
    nodeAttributes: { fontname: 'Helvetica', fontsize: 12 },
    edgeAttributes: { fontname: 'Helvetica', fontsize: 11 },
  })
  const withoutHead = svg.slice(svg.indexOf('<svg'))
  // Graphviz writes tooltips of ids and comments of its own version, which nobody reads.
  const body = withoutHead.replaceAll(/<!--[\s\S]*?-->\n|<title>[\s\S]*?<\/title>\n/g, '')
  return body.replace(/<svg[^>]*>/, (head) => `${head.slice(0, -1)} role="img">\n<title>${title}</title>\n${STYLE}`)
}
