import { sql } from 'drizzle-orm'
import { dayInMadrid } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'
import { DEAD_LETTERS } from '#server/jobs/queues.ts'

interface JobCounts extends Record<string, unknown> {
  queue: string
  due: number
  /** They wait for their time, or for their next attempt. */
  later: number
  active: number
  /** For how many seconds the oldest one is due. */
  wait: number
  dead: number
}

/** The jobs of every queue, also of those that are empty. */
export async function listJobCounts(db: Handle): Promise<JobCounts[]> {
  const { rows } = await db.execute<JobCounts>(sql`
    select queue.name as queue,
      count(*) filter (where job.state < 'active' and job.start_after <= now())::int as due,
      count(*) filter (where job.state < 'active' and job.start_after > now())::int as later,
      count(*) filter (where job.state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(greatest(job.start_after, job.created_on))
        filter (where job.state < 'active' and job.start_after <= now())), 0)::float as wait,
      coalesce(max(dead.count), 0)::int as dead
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and job.name <> ${DEAD_LETTERS} and job.state < 'completed'
    left join (select coalesce(source_name, ${DEAD_LETTERS}) as source, count(*) from pgboss.job where name = ${DEAD_LETTERS} and state < 'active'
      group by 1) dead on dead.source = queue.name group by 1`)
  return rows
}

interface Figure extends Record<string, unknown> {
  kind: 'offers' | 'companies' | 'candidates' | 'applications' | 'alerts'
  part: string
  count: number
}

/** How much of everything there is. Nobody is named. */
export async function listFigures(db: Handle, now: Date): Promise<Figure[]> {
  const { rows } = await db.execute<Figure>(sql`
    select 'offers' as kind, 'public' as part, count(*)::int as count from offer_search
      where expires_on >= ${dayInMadrid(now)}
    union all select 'companies', plan, count(*)::int from company group by plan
    union all select 'candidates', 'all', count(*)::int from candidate
    union all select 'applications', state, count(*)::int from application group by state
    union all select 'alerts', case when paused then 'paused' else 'confirmed' end, count(*)::int from alert
      where confirmed_at is not null group by 2`)
  return rows
}
