export interface PageQuery<Row> {
  data: { headers: { 'x-total-count': string }; body: Row[] } | undefined
  isPending: boolean
  isError: boolean
  error?: unknown
  isPlaceholderData: boolean
  refetch: () => unknown
}

/** The rows of the query, if they belong to the current address. */
export function readPage<Row>(query: PageQuery<Row>) {
  const { isError, error, refetch } = query
  const total = Number(query.data?.headers['x-total-count'] ?? 0)
  const rows = query.data?.body
  const isOld = query.isPlaceholderData
  const isBeyondEnd = !isOld && rows?.length === 0 && total > 0
  // The previous empty list says nothing about the one that is loading.
  const isPending = query.isPending || isBeyondEnd || (isOld && rows?.length === 0)
  return { data: isPending ? undefined : rows, total, isOld, isBeyondEnd, isPending, isError, error, refetch }
}
