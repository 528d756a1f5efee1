import { checkSuppressions } from './check-suppressions.mjs'
import { report } from './report.mjs'
import { readProductSources } from './sources.mjs'

const sources = readProductSources()
report('suppressed checks', { problems: checkSuppressions(sources), checked: sources.length })
