import { useWatch } from 'react-hook-form'
import { ACTIVE } from '#contract/constants.ts'
import type { Project } from '#web/api/types.ts'
import { FormDate } from '#web/forms/fields/form-date.tsx'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { FormGrid } from '#web/forms/form-layout.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { projectTexts as texts } from '../texts.ts'
import { FormSwitch } from '../editing/form-switch.tsx'
import { FormTextArea } from '../editing/form-text-area.tsx'
import { projectSchema, projectValuesOf, type ProjectValues } from './project-schema.ts'

type ProjectFormProps = Omit<FormFrameProps<ProjectValues>, 'id' | 'form' | 'children'> & { project: Project | null }

export function ProjectForm({ project, ...frame }: ProjectFormProps) {
  const form = useCheckedForm(projectSchema, projectValuesOf(project))
  const isActive = useWatch({ control: form.control, name: 'estado' })
  const hidden = project?.estado === ACTIVE && !isActive ? project.numero_ofertas : 0
  return (
    <FormFrame
      id="proyecto"
      interruptedName={project ? `proyecto:${project.emp_proyectos_id}` : 'proyecto'}
      form={form}
      {...frame}
    >
      <FormText name="nombre" label={texts.name} required autoComplete="off" />
      <FormTextArea name="descripcion" label={texts.description} required rows={5} />
      <FormGrid>
        <FormDate name="fecha_inicio" label={texts.startsOn} tellsHalfTyped judgedWith="fecha_fin" />
        <FormDate name="fecha_fin" label={texts.endsOn} tellsHalfTyped />
      </FormGrid>
      {project && <FormSwitch name="estado" label={texts.state} />}
      <p role="status" className="text-14 empty:hidden">
        {hidden > 0 && texts.hides(hidden)}
      </p>
    </FormFrame>
  )
}
