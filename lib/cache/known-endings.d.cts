export interface Ending {
  tag: string
  /** Rises by every ending of any tag, for all storefronts alike. */
  number: number
}

export declare class KnownEndings {
  readonly number: number
  isComplete: boolean
  learn(endings: readonly Ending[], now?: number): void
  numberOfPage(now?: number): number
  haveEnded(tags: readonly string[], number: number): boolean
}

export declare function getKnownEndings(): KnownEndings
