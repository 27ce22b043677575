import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { CvDraft } from '#contract/cv-draft.ts'
import { availabilities, languageLevels } from '#contract/values/cv/cv-choices.ts'
import { cvTexts as texts, newestFirst, periodInWords, type Period } from '#contract/values/cv/cv-words.ts'
import { queries } from '#web/api/queries.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { toDraft } from './cv-values.ts'
import { cvEditorTexts, cvFieldTexts } from './texts.ts'

const { sections: titles } = texts

/** The content of the CV, as plain text on a sheet. */
export function CvSheet() {
  const { contacto, busco, experiencia, estudios, idiomas, otros } = toDraft(useWatch() as CvDraft)
  const licences = otros.carnes.length > 0 ? [texts.licences(otros.carnes)] : []
  const jobs = experiencia.trabajos.map((job) => ({ ...job, title: job.puesto, place: job.empresa }))
  const studies = estudios.map((study) => ({ ...study, title: study.titulo, place: study.centro, texto: '' }))
  return (
    <section
      aria-label={cvEditorTexts.sheet}
      className="grid min-h-96 content-start gap-4 rounded-card border border-border bg-white p-5 text-14 wrap-anywhere shadow-card"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-20 font-bold">{contacto.nombre || cvFieldTexts.name}</p>
          <p className="font-medium empty:hidden">{busco.puesto}</p>
          <p className="whitespace-pre-line text-gray-text">
            {joined([contacto.ciudad, contacto.correo, contacto.telefono], '\n')}
          </p>
        </div>
        {contacto.con_foto && <Photo name={contacto.nombre} />}
      </div>
      <Block title={titles.wanted} lines={[busco.texto]} />
      <Block title={titles.jobs} entries={jobs} lines={experiencia.sin_experiencia ? [texts.firstJob] : []} />
      <Block title={titles.studies} entries={studies} />
      <Block
        title={titles.languages}
        lines={idiomas.map(({ idioma, nivel }) => `${idioma}: ${languageLevels[nivel]}`)}
      />
      <Block title={titles.papers} lines={[...licences, ...otros.certificados]} />
      <Block title={titles.availability} lines={otros.disponibilidad.map((kind) => availabilities[kind])} />
    </section>
  )
}

function Photo({ name }: { name: string }) {
  const photo = useQuery(queries.candidates.getProfileImage.queryOptions())
  return <Avatar name={name} src={photo.data?.imgUrl} size="large" shape="circle" />
}

type Entry = Period & Record<'title' | 'place' | 'texto', string>

interface BlockProps {
  title: string
  entries?: readonly Entry[]
  lines?: readonly string[]
}

const none: never[] = []

function Block({ title, entries = none, lines = none }: BlockProps) {
  const shown = lines.filter(Boolean)
  if (shown.length + entries.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="border-b border-border pb-1 font-semibold">{title}</p>
      {newestFirst(entries).map((entry) => (
        <div key={JSON.stringify(entry)}>
          <p className="font-medium">{joined([entry.title, entry.place])}</p>
          <p className="text-gray-text empty:hidden">{periodInWords(entry)}</p>
          <p className="whitespace-pre-line empty:hidden">{entry.texto}</p>
        </div>
      ))}
      {shown.length > 0 && <p className="whitespace-pre-line">{shown.join('\n')}</p>}
    </div>
  )
}

const joined = (parts: readonly (string | null)[], by = ' · '): string => parts.filter(Boolean).join(by)
