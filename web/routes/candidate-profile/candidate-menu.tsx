import { fullNameOf } from '#web/format/full-name.ts'
import { SectionMenu } from '#web/frames/section-menu.tsx'
import { BriefcaseIcon, FilePdfIcon, HeartIcon, StarIcon } from '#web/ui/icons.tsx'
import { useCandidate, usePhoto } from './profile.ts'
import { addressOf, type Section } from './section.ts'
import { menuTexts as texts } from './texts.ts'

const sections = [
  { key: 'cvs', label: texts.cvs, icon: FilePdfIcon },
  { key: 'candidaturas', label: texts.applications, icon: BriefcaseIcon },
  { key: 'guardadas', label: texts.saved, icon: HeartIcon },
  { key: 'para-ti', label: texts.forYou, icon: StarIcon },
] as const

export function CandidateMenu({ section }: { section: Section }) {
  const { data: candidate } = useCandidate()
  const photo = usePhoto()
  const owner = { name: candidate && fullNameOf(candidate), imageUrl: photo.data?.imgUrl, shape: 'circle' } as const
  return <SectionMenu {...{ owner, sections, addressOf }} current={section} />
}
