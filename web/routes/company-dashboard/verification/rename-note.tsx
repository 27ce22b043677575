import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { queries } from '#web/api/queries.ts'
import type { CompanyValues } from '#web/forms/company/company-schema.ts'
import { BadgeNote } from './badge-note.tsx'
import { legalFormTexts as texts } from './texts.ts'

/** In the form of the profile: says before saving that another name ends the verification. */
export function RenameNote({ nameBefore }: { nameBefore: string }) {
  const { data } = useQuery(queries.verification.getVerification.queryOptions())
  const name = useWatch<CompanyValues, 'nombre'>({ name: 'nombre' })
  const isRenamed = name.trim() !== nameBefore
  return <BadgeNote>{data?.estado_verificacion === 'verificada' && isRenamed && texts.newName}</BadgeNote>
}
