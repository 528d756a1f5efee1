/**
 * Steps of a check: `{ name, run }`, where `run` returns `{ passed, failed, output?, skipped?, unsteady? }`. `Steps` runs
 * them, prints a line for each and the output of those that failed, and adds up.
 */
export class Steps {
  passed = 0
  failed = 0
  skipped = []

  constructor(show = console.log) {
    this.show = show
  }

  /** Runs the steps, some of them side by side, and returns whether all passed. */
  async run(steps, { atOnce = 1 } = {}) {
    const waiting = [...steps]
    const results = []
    const work = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await this.#runOne(step))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return results.every(Boolean)
  }

  skip(what, why) {
    this.skipped.push(`${what}: ${why}`)
  }

  /** The end of the report: what was left out and the counts of everything that ran. */
  summarise() {
    for (const line of this.skipped) this.show(`skipped ${line}`)
    this.show(`${this.passed} passed, ${this.failed} failed`)
    return this.failed === 0
  }

  async #runOne({ name, run }) {
    const started = Date.now()
    const result = await run().catch((error) => ({ passed: 0, failed: 1, output: error.stack ?? String(error) }))
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    const isGood = result.failed === 0
    this.passed += result.passed
    this.failed += result.failed
    for (const [what, why] of result.skipped ?? []) this.skip(what, why)
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
