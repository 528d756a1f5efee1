import { LRUCache } from 'lru-cache'
import { isUnchanging } from '@/domain/shared/checked-once'
import { type Json, wire } from '@/domain/wire/translate'

/** Cache size for all tenants together, in bytes: the cards of about ten thousand products. */
const MOST_BYTES = 96 * 1024 * 1024

/** The cache also keeps the object, which takes about twice as much memory as its bytes. */
const SIZE_TO_BYTES = 3

interface Written {
  place: string
  bytes: Buffer
}

/** Bytes of objects that do not change, such as cards. Each is serialised once for all responses that contain it. */
const written = new LRUCache<object, Written>({ maxSize: MOST_BYTES })

/** A buffer of text and bytes, in order. */
class AnswerBuffer {
  private readonly chunks: Buffer[] = []
  private text = ''

  write(text: string): void {
    this.text += text
  }

  put(bytes: Buffer): void {
    this.flush()
    this.chunks.push(bytes)
  }

  finish(): Buffer<ArrayBuffer> {
    this.flush()
    return Buffer.concat(this.chunks)
  }

  private flush(): void {
    if (this.text === '') return
    this.chunks.push(Buffer.from(this.text))
    this.text = ''
  }
}

function writeFields(
  buffer: AnswerBuffer,
  node: { [key: string]: Json | undefined },
  place: string,
  first: string,
): void {
  let before = first
  for (const name of Object.keys(node)) {
    const value = node[name]
    const called = wire.nameOf(name)
    if (value === undefined || called === null) continue
    buffer.write(`${before}${JSON.stringify(called)}:`)
    writeValue(buffer, value, wire.placeOf(name, place))
    before = ','
  }
}

function writeObject(buffer: AnswerBuffer, node: { [key: string]: Json | undefined }, place: string): void {
  buffer.write('{')
  writeFields(buffer, node, place, '')
  buffer.write('}')
}

function putUnchanging(buffer: AnswerBuffer, node: { [key: string]: Json | undefined }, place: string): void {
  const known = written.get(node)
  if (known?.place === place) buffer.put(known.bytes)
  else {
    const own = new AnswerBuffer()
    writeObject(own, node, place)
    const bytes = own.finish()
    written.set(node, { place, bytes }, { size: SIZE_TO_BYTES * bytes.length })
    buffer.put(bytes)
  }
}

function writeList(buffer: AnswerBuffer, nodes: readonly Json[], place: string): void {
  buffer.write('[')
  for (const [index, node] of nodes.entries()) {
    if (index > 0) buffer.write(',')
    writeValue(buffer, node, place)
  }
  buffer.write(']')
}

function writeValue(buffer: AnswerBuffer, node: Json, place: string): void {
  if (typeof node === 'string') buffer.write(JSON.stringify(wire.valueOf(node, place)))
  else if (node === null || typeof node !== 'object') buffer.write(JSON.stringify(node) ?? 'null')
  else if (Array.isArray(node)) writeList(buffer, node, place)
  else if (isUnchanging(node)) putUnchanging(buffer, node, place)
  else writeObject(buffer, node, place)
}

/**
 * Serialises a successful response with wire names. `success` is 1 on both levels, because the specification reads
 * `success` and `data.success`; a call may set its own `data.success`. A new token is written beside the outer
 * `success`.
 */
export function writeAnswer(output: Json): Buffer<ArrayBuffer> {
  const buffer = new AnswerBuffer()
  if (output === null || typeof output !== 'object' || Array.isArray(output)) {
    buffer.write('{"success":1,"data":')
    writeValue(buffer, output, '')
  } else {
    const { token } = output
    const beside = typeof token === 'string' ? `,"${wire.nameOf('token')}":${JSON.stringify(token)}` : ''
    buffer.write(`{"success":1${beside},"data":{`)
    if (output.success === undefined) buffer.write('"success":1')
    writeFields(buffer, output, '', output.success === undefined ? ',' : '')
    buffer.write('}')
  }
  buffer.write('}')
  return buffer.finish()
}
