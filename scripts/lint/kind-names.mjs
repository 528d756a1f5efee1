import { checkKindNames, findKindNames, OTHER_MEANINGS, readKinds } from './check-kind-names.mjs'
import { report } from './report.mjs'
import { readProductSources } from './sources.mjs'

const sources = readProductSources()
const kinds = readKinds(sources)
if (process.argv.includes('--list')) {
  for (const [kind, files] of findKindNames(sources, kinds)) {
    const other = OTHER_MEANINGS.flatMap((entry) => (entry.kind === kind ? entry.paths : []))
    const named = files.filter((path) => !other.includes(path)).sort()
    console.log([`${kind}: ${named.length}`, ...named].join('\n  '))
  }
}
report('names of kinds', { problems: checkKindNames(sources, kinds), checked: kinds.length })
