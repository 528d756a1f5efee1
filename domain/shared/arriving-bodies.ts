import { BODY_PACE, type BodyPace, type BodyProgress, bodyDeadline } from './body-pace'

/** The properties of a request that are read; Node's `IncomingMessage` has them. */
interface ArrivingRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly complete: boolean
  /** Bytes that the application has not read yet. */
  readonly readableLength: number
  readonly socket: { readonly bytesRead: number }
}

interface ArrivingBody extends BodyProgress {
  socket: ArrivingRequest['socket']
  /** Bytes that the connection had received when the request began. */
  before: number
  cut: () => void
}

const hasBody = ({ headers }: ArrivingRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Tracks the request bodies that a server is receiving, and aborts those that arrive more slowly than `pace` allows.
 * All times are milliseconds of one clock.
 */
export class ArrivingBodies<Request extends ArrivingRequest> {
  private readonly bodies = new Map<Request, ArrivingBody>()
  private readonly pace: BodyPace
  private checkedAt: number

  constructor({ pace = BODY_PACE, now }: { pace?: BodyPace | undefined; now: number }) {
    this.pace = pace
    this.checkedAt = now
  }

  /** Returns false for a request whose body is empty or already complete. `cut` is called once if the body is late. */
  add(request: Request, now: number, cut: () => void): boolean {
    if (!hasBody(request) || request.complete) return false
    const { socket } = request
    this.bodies.set(request, { cut, socket, startedAt: now, lastByteAt: now, before: socket.bytesRead, bytes: 0 })
    return true
  }

  delete(request: Request): void {
    this.bodies.delete(request)
  }

  /** Call this several times within the pace's `graceMs`. */
  cutLate(now: number): void {
    const elapsed = now - this.checkedAt
    this.checkedAt = now
    for (const [request, body] of this.bodies) {
      const bytes = body.socket.bytesRead - body.before
      if (bytes > body.bytes) body.lastByteAt = now
      // Node stops reading from the connection while the application has unread data, so the sender is not late.
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
