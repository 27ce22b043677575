import { projectTexts as texts } from '../texts.ts'
import { ProjectsList } from './projects-list.tsx'

export function ProjectsSection() {
  return <ProjectsList view="proyectos" title={texts.title} />
}
