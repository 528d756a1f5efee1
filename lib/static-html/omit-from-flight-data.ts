/** The scripts by which Next passes a page's data to React in chunks (React's Flight format). */
const PUSH = /<script>self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)<\/script>/g

/** Tags of rows that state the length of their content; all other rows are JSON and end with the line. */
const MEASURED = new Set('TAOoUSsLlGgMmVb')

/**
 * Props of `components/static-html/static-fragment.tsx`: the text, or for longer texts a reference to their row
 * (`$58`). A string inside JSON cannot match, because its quotation marks are escaped.
 */
const FRAGMENT = /"name":"([\w-]+)","html":"((?:[^"\\]|\\.)+)"/g
const ROW = /^\$([\da-f]+)$/

interface Row {
  id: string
  isText: boolean
  isJson: boolean
  bytes: Buffer
}

/** Escapes JSON for an inline script, as Next does. */
const escapeForScript = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Null if there is no valid row. */
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

/** Null if a row is invalid. */
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

/** Empties the texts in JSON rows, and adds to `ids` the rows that contain longer texts. */
function emptyTexts(json: string, isInDocument: (name: string) => boolean, ids: Set<string>): string {
  return json.replace(FRAGMENT, (whole, name: string, text: string) => {
    if (!isInDocument(name)) return whole
    const [, id] = ROW.exec(text) ?? []
    if (id) ids.add(id)
    return id ? whole : `"name":"${name}","html":""`
  })
}

/**
 * Removes the static fragments that the document's HTML contains from its data, and joins the data into one script.
 * Data in an unknown format (another version of Next) is left unchanged.
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
