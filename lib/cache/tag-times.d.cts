export declare class TagTimes {
  constructor(file: string)
  haveEnded(tags: readonly string[], since: number, now?: number): boolean
  end(tags: readonly string[], now?: number): void
}

export declare function getTagTimes(file: string): TagTimes
