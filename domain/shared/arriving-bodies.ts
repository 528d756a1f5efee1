import { BODY_PACE, type BodyPace, type BodyProgress, bodyDeadline } from './body-pace'

/** What is read of a request; Node's `IncomingMessage` has it. */
interface ArrivingRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly complete: boolean
  /** Bytes that the application has not read yet. */
  readonly readableLength: number
  readonly socket: { readonly bytesRead: number }
}

interface ArrivingBody extends BodyProgress {
  socket: ArrivingRequest['socket']
  /** What the connection had received when the request began. */
  before: number
  cut: () => void
}

const hasBody = ({ headers }: ArrivingRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * The request bodies that a server is receiving, and which of them arrive slower than `pace` allows. All times are milliseconds of one
 * clock.
 */
export class ArrivingBodies<Request extends ArrivingRequest> {
  private readonly bodies = new Map<Request, ArrivingBody>()
  private readonly pace: BodyPace
  private checkedAt: number

  constructor({ pace = BODY_PACE, now }: { pace?: BodyPace | undefined; now: number }) {
    this.pace = pace
    this.checkedAt = now
  }

  /** False for a request whose body is empty or already there. `cut` is called once if the body is late. */
  add(request: Request, now: number, cut: () => void): boolean {
    if (!hasBody(request) || request.complete) return false
    const { socket } = request
    this.bodies.set(request, { cut, socket, startedAt: now, lastByteAt: now, before: socket.bytesRead, bytes: 0 })
    return true
  }

  delete(request: Request): void {
    this.bodies.delete(request)
  }

  /** To be called several times within the pace's `graceMs`. */
  cutLate(now: number): void {
    const elapsed = now - this.checkedAt
    this.checkedAt = now
    for (const [request, body] of this.bodies) {
      const bytes = body.socket.bytesRead - body.before
      if (bytes > body.bytes) body.lastByteAt = now
      // Nothing is read from the connection while the application has not read what is there: the sender is not late.
      if (request.readableLength > 0) {
        body.startedAt += elapsed
        body.lastByteAt = now
      }
      body.bytes = bytes
      if (!request.complete && now <= bodyDeadline(body, this.pace)) continue
      this.bodies.delete(request)
      if (!request.complete) body.cut()
    }
  }
}
