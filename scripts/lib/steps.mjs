/** Whether the environment indicates a continuous integration run. */
const isCi = ({ CI }) => CI === 'true' || CI === '1'

/**
 * Runs the steps of a check: `{ name, run }`, where `run` returns `{ passed, failed, output?, notRun?, unsteady? }`.
 * Prints a line for each and the output of failed ones, and adds up the counts.
 *
 * A part that did not run is of one of three kinds. `leaveOut` names a part that the command does not contain. `skip`
 * names a part for which the machine has no server, which is always allowed. `cannotRun` names a part that lacks a
 * tool, a promised server, a browser or an earlier step: it counts as skipped or, with `CI=true`, as failed.
 */
export class Steps {
  passed = 0
  failed = 0
  #leftOut = []
  #skipped = []
  #notRun = []

  constructor({ show = console.log, env = process.env } = {}) {
    this.show = show
    this.isStrict = isCi(env)
  }

  /**
   * Runs the steps, up to `atOnce` concurrently, and returns whether all passed. A nested list contains steps that must
   * run one after another.
   */
  async run(steps, { atOnce = 1 } = {}) {
    const waiting = steps.map((step) => [step].flat())
    const results = []
    const work = async () => {
      for (let lane = waiting.shift(); lane; lane = waiting.shift())
        for (const step of lane) results.push(await this.#runOne(step))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return results.every(Boolean)
  }

  leaveOut(what, why) {
    this.#leftOut.push(`${what}: ${why}`)
  }

  skip(what, why) {
    this.#skipped.push(`${what}: ${why}`)
  }

  cannotRun(what, why) {
    this.#notRun.push(`${what}: ${why}`)
    if (this.isStrict) this.failed += 1
  }

  /**
   * Prints the parts that the command does not contain, then one line with the counts and, in brackets, every other
   * part that did not run. Returns whether nothing failed.
   */
  summarise() {
    for (const line of this.#leftOut) this.show(`left out ${line}`)
    const skipped = [...this.#skipped, ...(this.isStrict ? [] : this.#notRun)]
    const failed = this.isStrict && this.#notRun.length > 0 ? ` (not run: ${this.#notRun.join('; ')})` : ''
    const rest = skipped.length > 0 ? `, ${skipped.length} skipped (${skipped.join('; ')})` : ''
    this.show(`${this.passed} passed, ${this.failed} failed${failed}${rest}`)
    return this.failed === 0
  }

  async #runOne({ name, run }) {
    const started = Date.now()
    const result = await run().catch((error) => ({ passed: 0, failed: 1, output: error.stack ?? String(error) }))
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    const isGood = result.failed === 0
    this.passed += result.passed
    this.failed += result.failed
    for (const [what, why] of result.notRun ?? []) this.cannotRun(what, why)
    for (const test of result.unsteady ?? []) this.show(`passed at the second try: ${test}`)
    if (!isGood) this.show(`\n${result.output ?? ''}\n`)
    this.show(
      `${isGood ? 'ok    ' : 'FAILED'} ${name} (${result.passed} passed, ${result.failed} failed, ${seconds} s)`,
    )
    return isGood
  }
}

/** A step that passes if its command exits with 0. */
export const commandStep = (name, run) => ({
  name,
  run: async () => {
    const { code, output } = await run()
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
  },
})
