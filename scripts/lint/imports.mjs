import { checkImports } from './check-imports.mjs'
import { report } from './report.mjs'
import { readProductSources } from './sources.mjs'

const sources = readProductSources()
report('import directions', { problems: checkImports(sources), checked: sources.length })
