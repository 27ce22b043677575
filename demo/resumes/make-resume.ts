import type { CandidateProfile, Resume } from '../candidates/candidate-profile.ts'
import { fullNameOf, type Identity } from '../candidates/identity.ts'
import { drawPlainResume } from './draw-plain-resume.ts'
import { drawSidebarResume } from './draw-sidebar-resume.ts'
import type { ResumeContent } from './resume-content.ts'

interface ResumeOrder {
  profile: CandidateProfile
  resume: Resume
  identity: Identity
  cityName: string
  photo: Uint8Array
  /** The day of the upload, YYYY-MM-DD. */
  day: string
}

/** A candidate's CV as a PDF of one page. Main and second CVs have different layouts. */
export async function makeResume({
  profile,
  resume,
  identity,
  cityName,
  photo,
  day,
}: ResumeOrder): Promise<Uint8Array> {
  const fullName = fullNameOf(profile)
  const contact = [identity.mobilePhone, identity.email, cityName]
  const content: ResumeContent = { profile, resume, fullName, contact, photo }
  const isMain = resume === profile.resumes[0]
  const { document } = await (isMain ? drawSidebarResume(content) : drawPlainResume(content))
  document.setTitle(`Currículum de ${fullName}`)
  document.setAuthor(fullName)
  document.setSubject(resume.headline)
  document.setLanguage('es-ES')
  document.setCreationDate(new Date(`${day}T09:00:00Z`))
  document.setModificationDate(new Date(`${day}T09:00:00Z`))
  return document.save()
}
