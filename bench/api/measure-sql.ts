import pg from 'pg'
import { timeOfFamily } from './processor-time.ts'

const CONNECTIONS = 16
const QUERIES = 20_000

const statements = {
  'select 1': () => ({ name: 'one', text: 'select 1' }),
  'one row by its key': (id: number) => ({ name: 'row', text: 'select * from offer where id = $1', values: [id] }),
}

/** What PostgreSQL costs by itself: prepared statements of a plain client. */
export async function measureSql(
  url: string,
  { offerIds, postgres }: { offerIds: readonly number[]; postgres: number },
) {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client(url))
  await Promise.all(clients.map((client) => client.connect()))
  const figures = []
  for (const [statement, make] of Object.entries(statements)) {
    const [before, from] = [await timeOfFamily(postgres), performance.now()]
    let left = QUERIES
    const work = async (client: pg.Client) => {
      while (left > 0) {
        left -= 1
        await client.query(make(offerIds[left % offerIds.length] ?? 0))
      }
    }
    await Promise.all(clients.map(work))
    figures.push({
      statement,
      perSecond: (QUERIES / (performance.now() - from)) * 1000,
      postgres: ((await timeOfFamily(postgres)) - before) / QUERIES,
    })
  }
  await Promise.all(clients.map((client) => client.end()))
  return figures
}
