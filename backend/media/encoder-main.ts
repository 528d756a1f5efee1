import { constants, setPriority } from 'node:os'
import { encodeVariant } from './encode-variant'
import type { EncoderAnswer, EncoderQuestion } from './encoder-messages'
import { preparePicture } from './prepare-picture'

setPriority(constants.priority.PRIORITY_LOW)

const answer = (message: EncoderAnswer): void => void process.send?.(message)

function work(question: EncoderQuestion) {
  // The message contains a plain byte array.
  const source = Buffer.from(question.source)
  return question.work === 'encode' ? encodeVariant({ ...question, source }) : preparePicture({ ...question, source })
}

process.on('message', (question: EncoderQuestion) => {
  work(question).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: String(error) }),
  )
})
// The parent process has ended.
process.on('disconnect', () => process.exit(0))
