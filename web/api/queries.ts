import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { api } from './client.ts'

/** For private pages: `useQuery(queries.projects.listProjects.queryOptions())`. */
export const queries = createTanstackQueryUtils(api)
