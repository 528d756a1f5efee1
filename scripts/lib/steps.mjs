/** Whether the environment says that this is a run of continuous integration. */
const isCi = ({ CI }) => CI === 'true' || CI === '1'

/**
 * Steps of a check: `{ name, run }`, where `run` returns `{ passed, failed, output?, notRun?, unsteady? }`. `Steps` runs
 * them, prints a line for each and the output of those that failed, and adds up.
 *
 * A part that did not run is of one of two kinds. `leaveOut` names a part that the command does not contain. `cannotRun`
 * names a part that belongs to the command but lacks a tool, a server, a browser or an earlier step: it counts as skipped
 * or, with `CI=true`, as failed.
 */
export class Steps {
  passed = 0
  failed = 0
  #leftOut = []
  #notRun = []

  constructor({ show = console.log, env = process.env } = {}) {
    this.show = show
    this.isStrict = isCi(env)
  }

  /**
   * Runs the steps, some of them side by side, and returns whether all passed. A list among them is of steps that must
   * not run at the same time: they run one after another.
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

  cannotRun(what, why) {
    this.#notRun.push(`${what}: ${why}`)
    if (this.isStrict) this.failed += 1
  }

  /** Prints the parts that did not run, then the counts in the last line. Returns whether nothing failed. */
  summarise() {
    for (const line of this.#leftOut) this.show(`left out ${line}`)
    const mark = this.isStrict ? 'FAILED, not run' : 'NOT RUN'
    for (const line of this.#notRun) this.show(`${mark} ${line}`)
    const skipped = this.#notRun.length > 0 && !this.isStrict ? `, ${this.#notRun.length} skipped` : ''
    this.show(`${this.passed} passed, ${this.failed} failed${skipped}`)
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

/** A step that passes when its command ends with 0. */
export const commandStep = (name, run) => ({
  name,
  run: async () => {
    const { code, output } = await run()
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
  },
})
