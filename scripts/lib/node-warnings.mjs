/** '(node:123) [DEP0040] DeprecationWarning: …': Node's warnings about deprecated and experimental features. */
const WARNING = /^(?:\[[^\]]*\] )?\(node:\d+\) .*Warning: .*$/gm

/** Node's warnings in a log, without duplicates. */
export const findNodeWarnings = (text) => [
  ...new Set([...text.matchAll(WARNING)].map(([line]) => line.replace(/^.*?\(node:\d+\) /, ''))),
]

/** The same step, which also fails if its output contains a Node warning. */
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
