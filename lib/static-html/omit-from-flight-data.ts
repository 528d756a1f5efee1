/** The scripts by which Next hands the data of a page to React (React's Flight format), piece by piece. */
const PUSH = /<script>self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)<\/script>/g

/** Rows of that data whose content is told by its length, as React marks them; all others are JSON and end with the line. */
const MEASURED = new Set('TAOoUSsLlGgMmVb')

/**
 * What `components/static-html/static-fragment.tsx` is given: a text, or where it is longer the row that has it (`$58`). A text within JSON cannot
 * look like this: its quotation marks are escaped.
 */
const FRAGMENT = /"name":"([\w-]+)","html":"((?:[^"\\]|\\.)+)"/g
const ROW = /^\$([\da-f]+)$/

interface Row {
  id: string
  isText: boolean
  isJson: boolean
  bytes: Buffer
}

/** For an inline script, as Next writes it. */
const escapeForScript = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Null where there is no row. */
function readRow(data: Buffer, start: number): Row | null {
  const colon = data.indexOf(':', start)
  const id = data.toString('latin1', start, colon)
  if (colon < 0 || !/^[\da-f]*$/.test(id)) return null
  const tag = data.toString('latin1', colon + 1, colon + 2)
  if (!MEASURED.has(tag)) {
    const line = data.indexOf('\n', colon)
    return { id, isText: false, isJson: true, bytes: data.subarray(start, line < 0 ? data.length : line + 1) }
  }
  const comma = data.indexOf(',', colon)
  const end = comma + 1 + Number.parseInt(data.toString('latin1', colon + 2, comma), 16)
  return comma > 0 && end <= data.length
    ? { id, isText: tag === 'T', isJson: false, bytes: data.subarray(start, end) }
    : null
}

/** Null where something is no row. */
function readRows(data: Buffer): Row[] | null {
  const rows: Row[] = []
  for (let start = 0; start < data.length; ) {
    const row = readRow(data, start)
    if (!row) return null
    rows.push(row)
    start += row.bytes.length
  }
  return rows
}

/** Empties the texts of rows that are JSON, and adds to `ids` the rows that have the longer ones. */
function emptyTexts(json: string, isInDocument: (name: string) => boolean, ids: Set<string>): string {
  return json.replace(FRAGMENT, (whole, name: string, text: string) => {
    if (!isInDocument(name)) return whole
    const [, id] = ROW.exec(text) ?? []
    if (id) ids.add(id)
    return id ? whole : `"name":"${name}","html":""`
  })
}

/**
 * A document whose data does not repeat the static fragments that stand in its HTML, in one script. Data in another form than the
 * Next that this was written for writes stays as it is.
 */
export function omitFromFlightData(html: string): string {
  const data = [...html.matchAll(PUSH)].map(([, json = '""']) => JSON.parse(json) as string).join('')
  const rows = readRows(Buffer.from(data))
  if (!rows) return html
  const ids = new Set<string>()
  const isInDocument = (name: string) => html.includes(` data-fragment="${name}"`)
  const texts = rows.map(({ isJson, bytes }) => (isJson ? emptyTexts(bytes.toString(), isInDocument, ids) : null))
  const rest = rows
    .map(({ id, isText, bytes }, index) => texts[index] ?? (isText && ids.has(id) ? `${id}:""\n` : bytes.toString()))
    .join('')
  if (rest === data) return html
  let isFirst = true
  return html.replace(PUSH, () => {
    const script = isFirst ? `<script>self.__next_f.push([1,${escapeForScript(JSON.stringify(rest))}])</script>` : ''
    isFirst = false
    return script
  })
}
