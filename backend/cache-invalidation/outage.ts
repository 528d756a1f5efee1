import { ApiError } from '../platform/http/errors'
import type { Logger } from '../platform/logger/logger'

/** Logs the start and the end of a registry outage once each: storefronts send a request every second. */
export class Outage {
  private isOn = false

  constructor(private readonly log: Logger) {}

  /** Throws `unavailable` in place of any error of `read`. */
  async track<T>(read: () => Promise<T>): Promise<T> {
    try {
      const found = await read()
      if (this.isOn) this.log.info('the registry answers again')
      this.isOn = false
      return found
    } catch (error) {
      if (!this.isOn) this.log.warn({ err: error }, 'the registry does not answer')
      this.isOn = true
      throw new ApiError('unavailable')
    }
  }
}
