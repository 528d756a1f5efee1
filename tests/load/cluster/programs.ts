import { endMachine, isOver, type Launch, launch, type Machine } from '../processes'

export interface Recipe extends Launch {
  name: string
  /** Whether it can be asked. */
  isReady: () => Promise<boolean>
}

/** A process that is started, ended, stopped short and woken as the test wants. */
export class Program {
  private machine: Machine | null = null

  constructor(private readonly recipe: Recipe) {}

  /** Returns when it can be asked. Throws when it ends before. */
  async start(): Promise<void> {
    const { name, isReady, log } = this.recipe
    this.machine = await launch(this.recipe, isReady)
    if (isOver(this.machine)) throw new Error(`${name} did not start: see ${log}`)
  }

  /** Returns when it is gone. */
  async end(): Promise<void> {
    if (this.machine) await endMachine(this.machine, 'SIGTERM')
  }

  async restart(): Promise<void> {
    await this.end()
    await this.start()
  }

  /** It keeps its connections and what it knows, and answers nobody until `wake`. */
  freeze(): void {
    this.machine?.child.kill('SIGSTOP')
  }

  resume(): void {
    this.machine?.child.kill('SIGCONT')
  }
}
