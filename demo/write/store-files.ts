import { readWords } from '#server/documents/pdf/read-words.ts'
import type { Files, FileKind } from '#server/files/files.ts'
import { municipalities } from '#server/database/master-data/places.ts'
import { demoCandidates } from '../candidates/demo-candidates.ts'
import { identityOf } from '../candidates/identity.ts'
import type { CompanyKey } from '../companies/company-profile.ts'
import { demoCompanies } from '../companies/demo-companies.ts'
import { resumeDay } from '../applications/create-applications.ts'
import { drawLogo } from '../pictures/logo.ts'
import { drawPortrait } from '../pictures/portrait.ts'
import { toRoundJpeg, toWebp } from '../pictures/raster.ts'
import { present } from '../present.ts'
import { makeResume } from '../resumes/make-resume.ts'

interface StoredResume {
  key: string
  sizeBytes: number
  words: string
}

export interface StoredFiles {
  logos: Map<CompanyKey, string>
  /** By the candidate's index in the list. */
  photos: string[]
  resumes: StoredResume[][]
  /** Deletes all stored files. */
  remove(): Promise<void>
}

type Put = (kind: FileKind, bytes: Uint8Array) => Promise<string>

/** Draws and stores every logo, photo and CV. A failure removes all of them. */
export async function storeFiles(files: Files, today: string): Promise<StoredFiles> {
  const keys: string[] = []
  const put: Put = async (kind, bytes) => {
    const key = await files.put(kind, bytes)
    keys.push(key)
    return key
  }
  const remove = async () => {
    await Promise.allSettled(keys.map((key) => files.remove(key)))
  }
  const work = await Promise.allSettled([storeLogos(put), storePhotos(put), storeResumes(put, today)])
  const failed = work.find((part) => part.status === 'rejected')
  if (failed) {
    await remove()
    throw failed.reason
  }
  const [logos, photos, resumes] = work.map((part) => (part.status === 'fulfilled' ? part.value : undefined))
  return { logos, photos, resumes, remove } as StoredFiles
}

async function storeLogos(put: Put): Promise<Map<CompanyKey, string>> {
  const pairs = demoCompanies.map(async ({ key }) => [key, await put('logo', await toWebp(drawLogo(key)))] as const)
  return new Map(await Promise.all(pairs))
}

const storePhotos = (put: Put): Promise<string[]> =>
  Promise.all(demoCandidates.map(async ({ portrait }) => put('photo', await toWebp(drawPortrait(portrait)))))

const storeResumes = (put: Put, today: string): Promise<StoredResume[][]> =>
  Promise.all(demoCandidates.map((_, candidate) => storeResumesOf(put, candidate, today)))

async function storeResumesOf(put: Put, candidate: number, today: string): Promise<StoredResume[]> {
  const profile = present(demoCandidates[candidate], 'a candidate')
  const photo = await toRoundJpeg(drawPortrait(profile.portrait))
  const identity = identityOf(profile, candidate)
  const cityName = municipalities.find(({ id }) => id === profile.municipalityId)?.name ?? ''
  const stored = profile.resumes.map(async (resume, place) => {
    const day = resumeDay(candidate, place, today)
    const bytes = await makeResume({ profile, resume, identity, cityName, photo, day })
    return { key: await put('cv', bytes), sizeBytes: bytes.byteLength, words: await readWords(bytes) }
  })
  return Promise.all(stored)
}
