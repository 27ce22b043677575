import { projectTexts as texts } from '#web/texts/company-dashboard.ts'
import { ProjectsList } from './projects-list.tsx'

export function ProjectsSection() {
  return <ProjectsList view="proyectos" title={texts.title} />
}
