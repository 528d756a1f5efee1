import { parseSync } from 'vite'

/** Visits every node of a syntax tree, parents first. */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit)
    return
  }
  if (node === null || typeof node !== 'object') return
  if (typeof node.type === 'string') visit(node)
  for (const key in node) {
    const child = node[key]
    if (child !== null && typeof child === 'object') walk(child, visit)
  }
}

const literalAt = (text, { start, end }) => {
  const source = text.slice(start, end)
  const quote = source[0]
  if (quote === "'" || quote === '"') return source.slice(1, -1)
  // Of a template only the fixed beginning is known, which is enough to tell the folder.
  return quote === '`' ? source.slice(1).split('${')[0].replace(/`$/, '') : null
}

const isTypeOnly = (entries) => entries.length > 0 && entries.every((entry) => entry.isType)

/** The imports of a TypeScript file, re-exports, `import()` and type imports included, and its syntax tree. */
export function parseModule(path, text) {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const imports = []
  const add = (specifier, start, typeOnly) => {
    if (specifier !== null) imports.push({ specifier, line: lineAt(text, start), typeOnly })
  }
  for (const found of module.staticImports) add(found.moduleRequest.value, found.start, isTypeOnly(found.entries))
  for (const { start, entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)
    if (from) add(from.moduleRequest.value, start, isTypeOnly(entries))
  }
  for (const { start, moduleRequest } of module.dynamicImports) add(literalAt(text, moduleRequest), start, false)
  walk(program, (node) => {
    if (node.type === 'TSImportType') add(node.source?.value ?? null, node.start, true)
  })
  return { imports, program }
}

export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length
