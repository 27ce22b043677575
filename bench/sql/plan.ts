/** A node of EXPLAIN (format json), as far as it is shown. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** The whole plan as lines of text, each node with its rows and buffers. */
export function linesOf(node: PlanNode, depth = 0): string[] {
  const { 'Relation Name': table, 'Index Name': index, 'Rows Removed by Filter': removed } = node
  const where = [index && `using ${index}`, table && `on ${table}`].filter(Boolean).join(' ')
  const figures = [
    `rows ${node['Actual Rows']}`,
    node['Actual Loops'] !== 1 && `loops ${node['Actual Loops']}`,
    removed && `removed ${removed}`,
    `buffers ${buffersOf(node)}`,
  ]
  const line = `${'  '.repeat(depth)}${node['Node Type']} ${where} (${figures.filter(Boolean).join(', ')})`
  return [line, ...(node.Plans ?? []).flatMap((inner) => linesOf(inner, depth + 1))]
}

export const buffersOf = (node: PlanNode): number =>
  (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)

const MOST_WALKED_ROWS = 10_000

/** The tables that the plan reads from end to end, or in the order of an index without a condition for many rows. */
export function listScannedTables(node: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Rows Removed by Filter': removed = 0 } = node
  const rows = (node['Actual Rows'] + removed) * node['Actual Loops']
  const isWalk = type.startsWith('Index') && node['Index Cond'] === undefined && rows > MOST_WALKED_ROWS
  const own = type === 'Seq Scan' || isWalk ? [table] : []
  return [...own, ...(node.Plans ?? []).flatMap(listScannedTables)]
}
