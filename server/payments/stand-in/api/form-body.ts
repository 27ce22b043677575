/** Decodes a form in Stripe's encoding to an object. */
export interface FormObject {
  [field: string]: string | FormObject | (string | FormObject)[]
}

const DEEPEST = 5

/** `items[0][price]=x` and `expand[]=y`: brackets nest; a number or empty brackets mean a list. */
export function readForm(encoded: string): FormObject {
  const root: Node = new Map()
  for (const [name, value] of new URLSearchParams(encoded)) place(root, keysOf(name), value)
  return toObject(root)
}

type Node = Map<string, string | Node>

const keysOf = (name: string): string[] =>
  [...name.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map(([whole, inner]) => inner ?? whole).slice(0, DEEPEST)

function place(root: Node, keys: string[], value: string): void {
  let node = root
  for (const [depth, given] of keys.entries()) {
    const key = given === '' ? String(node.size) : given
    if (depth === keys.length - 1) node.set(key, value)
    else node = childOf(node, key)
  }
}

function childOf(node: Node, key: string): Node {
  const found = node.get(key)
  if (found instanceof Map) return found
  const made: Node = new Map()
  node.set(key, made)
  return made
}

const valueOf = (value: string | Node): FormObject[string] => (typeof value === 'string' ? value : fromNode(value))

function fromNode(node: Node): FormObject | (string | FormObject)[] {
  const isList = node.size > 0 && [...node.keys()].every((key) => /^\d+$/.test(key))
  return isList ? ([...node.values()].map(valueOf) as (string | FormObject)[]) : toObject(node)
}

const toObject = (node: Node): FormObject => Object.fromEntries([...node].map(([key, value]) => [key, valueOf(value)]))
