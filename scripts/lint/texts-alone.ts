/** The parts of the syntax tree that this rule reads. */
interface Node {
  type: string
  value?: unknown
  name?: string | Node
  operator?: string
  expression?: Node
  object?: Node
  property?: Node
  callee?: Node
  consequent?: Node
  alternate?: Node
  left?: Node
  right?: Node
  openingElement?: Node
  children?: Node[]
}

interface Context {
  report: (problem: { node: Node; message: string }) => void
}

const message =
  'The translation of a browser replaces text nodes. Then React fails when it removes them or inserts beside them, and ' +
  'changes to them stay invisible (facebook/react#11538). Make this text the only child of an element, such as <span>.'

/** Variables and functions of elements. The rule does not know types, so it takes all other values for text. */
const elements = new Set(
  (
    'above action bar barLink below claim download drawing empty icon intro leading mark parts picture upload ' +
    'from lines link map pictureAndLines row'
  ).split(' '),
)

/** Elements whose `children` may be a text. */
const phrases = /^(a|button|em|h\d|label|li|p|span|strong|AppLink|Link|Button)$/

type Kind = 'text' | 'changing text' | 'element' | 'changing element' | 'nothing'

const kindOf = (node: Node, parent: Node): Kind => {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return isBlank(node) ? 'nothing' : 'text'
    case 'JSXExpressionContainer':
      return node.expression ? kindOf(node.expression, parent) : 'nothing'
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'JSXElement':
    case 'JSXFragment':
      return 'element'
    case 'TemplateLiteral':
      return 'changing text'
    case 'ConditionalExpression':
      return changing(isText(node.consequent, parent) || isText(node.alternate, parent))
    case 'LogicalExpression':
      return changing(isText(node.right, parent) || (node.operator !== '&&' && isText(node.left, parent)))
    case 'MemberExpression':
      return isConstant(node) ? 'text' : 'changing text'
    case 'Identifier':
      if (node.name === 'children') return phrases.test(nameOf(parent)) ? 'text' : 'element'
      return changing(!elements.has(nameOf(node)))
    case 'CallExpression':
      return changing(!elements.has(nameOf(node.callee?.property ?? node.callee)))
    default:
      return 'changing element'
  }
}

const changing = (isTextual: boolean): Kind => (isTextual ? 'changing text' : 'changing element')

const isText = (node: Node | undefined, parent: Node) => node !== undefined && kindOf(node, parent).endsWith('text')

const isBlank = ({ value }: Node) => value === null || (typeof value === 'string' && value.trim() === '')

/** `texts.title`, `offerTexts.facts.title` */
const isConstant = (node: Node | undefined): boolean =>
  node?.type === 'MemberExpression' ? isConstant(node.object) : /texts$/i.test(nameOf(node))

const nameOf = (node: Node | undefined): string => {
  const named = node?.openingElement ?? node
  if (typeof named?.name === 'string') return named.name
  return named?.name ? nameOf(named.name) : ''
}

const create = (context: Context) => {
  const check = (parent: Node) => {
    const parts = (parent.children ?? [])
      .map((node) => ({ node, kind: kindOf(node, parent) }))
      .filter(({ kind }) => kind !== 'nothing')
    if (parts.length < 2 || !parts.some(({ kind }) => kind.startsWith('changing'))) return
    for (const { node, kind } of parts) if (kind.endsWith('text')) context.report({ node, message })
  }
  return { JSXElement: check, JSXFragment: check }
}

export default { meta: { name: 'faro' }, rules: { 'texts-alone': { create } } }
