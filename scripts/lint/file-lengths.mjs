import { checkLengths } from './check-lengths.mjs'
import { report } from './report.mjs'
import { readProductSources } from './sources.mjs'

const sources = readProductSources()
report('file lengths', { problems: checkLengths(sources), checked: sources.length })
