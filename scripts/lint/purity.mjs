import { lineAt, walk } from './parse.mjs'

const IMPURE_MEMBERS = {
  Date: ['now'],
  Math: ['random'],
  performance: ['now'],
  crypto: ['randomUUID', 'getRandomValues'],
}
const IMPURE_CALLS = ['fetch', 'Date', 'setTimeout', 'setInterval']
const IMPURE_OBJECTS = ['process', 'localStorage', 'document', 'window']

/**
 * Uses of the clock, of randomness and of the outside world in a file of `domain`, which must get them passed in.
 * A name that the file itself declares (a parameter called `process`, say) is not the global one.
 */
export function findImpurities(program, text) {
  const declared = declaredNames(program)
  const found = []
  const isGlobal = (node, name) => node?.type === 'Identifier' && node.name === name && !declared.has(name)
  const add = (node, what) => found.push({ line: lineAt(text, node.start), what })
  walk(program, (node) => {
    if (node.type === 'NewExpression' && isGlobal(node.callee, 'Date') && node.arguments.length === 0) {
      add(node, 'new Date()')
    }
    if (node.type === 'CallExpression') {
      const name = IMPURE_CALLS.find((call) => isGlobal(node.callee, call))
      if (name) add(node, `${name}()`)
    }
    if (node.type !== 'MemberExpression') return
    const object = IMPURE_OBJECTS.find((name) => isGlobal(node.object, name))
    if (object) add(node, object)
    if (node.object.type !== 'Identifier' || declared.has(node.object.name)) return
    const property = node.computed ? node.property.value : node.property.name
    const members = Object.hasOwn(IMPURE_MEMBERS, node.object.name) ? IMPURE_MEMBERS[node.object.name] : []
    if (members.includes(property)) add(node, `${node.object.name}.${property}`)
  })
  return found
}

function declaredNames(program) {
  const names = new Set()
  const bind = (pattern) => walk(pattern, (node) => node.type === 'Identifier' && names.add(node.name))
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') bind(node.id)
    if (node.params) for (const param of node.params) bind(param)
    if (node.type === 'FunctionDeclaration' && node.id) names.add(node.id.name)
    if (node.type.startsWith('Import') && node.local) names.add(node.local.name)
  })
  return names
}
