const SUPPRESSIONS =
  /biome-ignore|@ts-(ignore|expect-error|nocheck)|eslint-disable|prettier-ignore|v8 ignore|istanbul ignore/

/** Comments that switch a check off: the checks of this repository have no exceptions in code. */
export function checkSuppressions(sources) {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = SUPPRESSIONS.exec(line)
      return found ? [`${path}:${index + 1}: '${found[0]}' is not allowed, solve what it hides`] : []
    }),
  )
}
