/** The scripts by which Next hands the data of a page to React, piece by piece. */
const PUSH = /<script>self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)<\/script>/g

/** Rows of that data whose content is told by its length, as React marks them; all others are JSON and end with the line. */
const MEASURED = new Set('TAOoUSsLlGgMmVb')

/**
 * What `components/static-html/static-fragment.tsx` is given: a text, or where it is longer the row that has it (`$58`). A text within JSON cannot
 * look like this: its quotation marks are escaped.
 */
const PRINTED = /"name":"([\w-]+)","printed":"((?:[^"\\]|\\.)+)"/g
const ROW = /^\$([\da-f]+)$/

/** @returns {string} for an inline script, as Next writes it */
const escapeForScript = (json) =>
  json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** @returns {{ id: string, isText: boolean, isJson: boolean, bytes: Buffer } | null} null for what is none */
function readRow(data, start) {
  const colon = data.indexOf(':', start)
  const id = data.toString('latin1', start, colon)
  if (colon < 0 || !/^[\da-f]*$/.test(id)) return null
  const tag = String.fromCharCode(data[colon + 1])
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

/** @returns {object[] | null} null where something is no row */
function readRows(data) {
  const rows = []
  for (let start = 0; start < data.length; start += rows.at(-1).bytes.length) {
    const row = readRow(data, start)
    if (!row) return null
    rows.push(row)
  }
  return rows
}

/** Empties the texts of rows that are JSON, and notes the rows that have the longer ones. */
function emptyTexts(json, stands, ids) {
  return json.replace(PRINTED, (whole, name, text) => {
    if (!stands(name)) return whole
    const [, id] = ROW.exec(text) ?? []
    if (id) ids.add(id)
    return id ? whole : `"name":"${name}","printed":""`
  })
}

/**
 * A document whose data does not repeat what `Printed` has written into its HTML, in one script. Whatever looks otherwise than the
 * Next that this was written for stays as it is.
 * @param {string} html
 */
function leaveOutPrinted(html) {
  const data = [...html.matchAll(PUSH)].map(([, json]) => JSON.parse(json)).join('')
  const rows = readRows(Buffer.from(data))
  if (!rows) return html
  const ids = new Set()
  const stands = (name) => html.includes(` data-printed="${name}"`)
  const texts = rows.map(({ isJson, bytes }) => (isJson ? emptyTexts(bytes.toString(), stands, ids) : null))
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

module.exports = { leaveOutPrinted }
