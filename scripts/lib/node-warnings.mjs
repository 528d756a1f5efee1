/** '(node:123) [DEP0040] DeprecationWarning: …': how Node announces what it will take away, and what is not finished. */
const WARNING = /^(?:\[[^\]]*\] )?\(node:\d+\) .*Warning: .*$/gm

/** The warnings of Node in a log, each once. */
export const findNodeWarnings = (text) => [
  ...new Set([...text.matchAll(WARNING)].map(([line]) => line.replace(/^.*?\(node:\d+\) /, ''))),
]

/** The same step, which has failed as well when its output contains a warning of Node. */
export const withoutWarnings = ({ name, run }) => ({
  name,
  run: async () => {
    const result = await run()
    const warnings = findNodeWarnings(result.output ?? '')
    if (warnings.length === 0) return result
    return {
      ...result,
      failed: result.failed + 1,
      output: `Warnings of Node:\n${warnings.join('\n')}\n\n${result.output}`,
    }
  },
})
