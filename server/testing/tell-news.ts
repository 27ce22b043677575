import { appointmentMails } from '#server/features/applications/appointments/mails.ts'
import { queueAppointments } from '#server/features/applications/appointments/queue-appointments.ts'
import { queueNews } from '#server/features/applications/news/queue-news.ts'
import { candidateMails } from '#server/features/applications/news/candidate-mails.ts'
import { companyMails } from '#server/features/applications/news/company-mails.ts'
import type { Deps } from '#server/deps.ts'
import type { JobData, JobHandlers, QueueName } from '#server/jobs/queues.ts'
import { createBoss } from '#server/jobs/create-boss.ts'
import { runJob } from '#server/jobs/run-job.ts'

type NewsDeps = Pick<Deps, 'db' | 'mailer' | 'jobs' | 'clock' | 'env' | 'appSecret' | 'log'>

/** Sends the mails about applications that are due. Each is tried once, also where the pause after a failure is not over. */
export async function tellNews({ deps }: { deps: NewsDeps }): Promise<void> {
  await queueNews(deps)
  // These mails need no other dependencies.
  const all = deps as Deps
  const { 'application-changed': changed } = candidateMails.queues
  const { 'applications-received': received } = companyMails.queues
  await workOff(deps, 'application-changed', { 'application-changed': (job) => changed.work(all, job) })
  await workOff(deps, 'applications-received', { 'applications-received': (job) => received.work(all, job) })
}

/** The same about appointments. */
export async function tellAppointments({ deps }: { deps: NewsDeps & Pick<Deps, 'cipher'> }): Promise<void> {
  await queueAppointments(deps)
  const { 'appointment-mail': queue } = appointmentMails.queues
  await workOff(deps, 'appointment-mail', { 'appointment-mail': (job) => queue.work(deps as Deps, job) })
}

/** Does the jobs of a queue that are there, each once. */
export async function workOff<Name extends QueueName>(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  queue: Name,
  handlers: Pick<JobHandlers, Name>,
): Promise<void> {
  const boss = createBoss(db.$client)
  const tried = new Set<string>()
  for (;;) {
    const jobs = await boss.fetch<JobData[Name]>(queue, {
      batchSize: 1000,
      includeMetadata: true,
      ignoreStartAfter: true,
    })
    const again = jobs.filter(({ id }) => tried.has(id))
    for (const { id } of again) await boss.fail(queue, id)
    if (jobs.length === again.length) return
    const settle = async (job: (typeof jobs)[number]) => {
      tried.add(job.id)
      const { status } = await runJob({ handlers, log }, queue, job)
      await (status === 'completed' ? boss.complete(queue, job.id) : boss.fail(queue, job.id))
    }
    await Promise.all(jobs.filter((job) => !again.includes(job)).map(settle))
  }
}
