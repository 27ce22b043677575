import type { ExperienceLevel } from '#contract/constants.ts'

export const experienceNames: Readonly<Record<ExperienceLevel, string>> = {
  sin_experiencia: 'Sin experiencia',
  junior: 'Junior',
  intermedio: 'Intermedio',
  senior: 'Sénior',
}
