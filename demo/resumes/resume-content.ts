import type { CandidateProfile, Resume } from '../candidates/candidate-profile.ts'

/** The content of a CV, for both layouts. */
export interface ResumeContent {
  profile: CandidateProfile
  resume: Resume
  fullName: string
  contact: readonly string[]
  /** A JPEG. */
  photo: Uint8Array
}

export const headings = {
  profile: 'Perfil',
  contact: 'Contacto',
  experience: 'Experiencia profesional',
  education: 'Formación',
  languages: 'Idiomas',
  skills: 'Competencias',
  notes: 'Cursos y otros datos',
} as const
