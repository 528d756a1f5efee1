/** Prints what a checker found and sets the exit code: the checkers differ in what they look for, not in how they say it. */
export function report(name, { problems, checked }) {
  for (const problem of problems) console.log(problem)
  if (problems.length === 0) {
    console.log(`${name}: ${checked} checked, nothing found`)
    return
  }
  console.log(`${name}: ${problems.length} found in ${checked} checked`)
  process.exitCode = 1
}
