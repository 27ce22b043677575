import { fullNameOf } from '#web/format/full-name.ts'
import { RoleMenu } from '#web/frames/menu/role-menu.tsx'
import { useCandidate, usePhoto } from './profile.ts'
import type { Section } from './section.ts'

export function CandidateMenu({ section }: { section: Section }) {
  const { data: candidate } = useCandidate()
  const photo = usePhoto()
  const owner = { name: candidate && fullNameOf(candidate), imageUrl: photo.data?.imgUrl, shape: 'circle' } as const
  return <RoleMenu of="candidate" owner={owner} current={section} />
}
