import { constants, setPriority } from 'node:os'
import { encodeVariant } from './encode-variant'
import type { EncoderAnswer, EncoderQuestion } from './encoder-messages'

setPriority(constants.priority.PRIORITY_LOW)

const answer = (message: EncoderAnswer): void => void process.send?.(message)

process.on('message', ({ source, width, format }: EncoderQuestion) => {
  encodeVariant({ source: Buffer.from(source), width, format }).then(
    (body) => answer({ body }),
    (error: unknown) => answer({ error: String(error) }),
  )
})
// The parent is gone.
process.on('disconnect', () => process.exit(0))
