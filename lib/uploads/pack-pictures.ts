/** 'lykia/pictures/kekova-3- 1 2 3': what all of the files begin with is written once. */
export function packFiles(files: readonly string[]): string {
  const [first = ''] = files
  let length = first.length
  while (!files.every((file) => file.startsWith(first.slice(0, length)))) length -= 1
  return [first.slice(0, length), ...files.map((file) => file.slice(length))].join(' ')
}

export function unpackFiles(packed: string): string[] {
  const [start, ...ends] = packed.split(' ')
  return ends.map((end) => `${start}${end}`)
}
