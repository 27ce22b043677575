import { specimenTexts as texts, stateNames as states } from './texts.ts'
import { Avatar, type AvatarProps } from '#web/ui/avatar.tsx'
import { Badge, PremiumBadge, StatusBadge } from '#web/ui/badge.tsx'
import { Chip, RemovableChip } from '#web/ui/chip.tsx'
import { PdfBadge } from '#web/ui/files/pdf-badge.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Part, Specimen } from './specimen.tsx'

const avatarSizes: NonNullable<AvatarProps['size']>[] = ['small', 'medium', 'large', 'huge']
const picture = '/icon-192.png'

export default function Marks() {
  return (
    <>
      <Chips />
      <Part title="Badge">
        <StatusBadge isActive />
        <StatusBadge isActive={false} />
        <PremiumBadge />
        <Badge tone="blue">{texts.info}</Badge>
        <Badge tone="gray">{texts.neutral}</Badge>
        <PdfBadge />
      </Part>
      <Part title="Avatar">
        {avatarSizes.map((size) => (
          <Specimen key={size} state={size}>
            <Avatar size={size} src={picture} />
          </Specimen>
        ))}
        <Specimen state={texts.company}>
          <Avatar name={texts.company} size="medium" />
        </Specimen>
        <Specimen state={states.empty}>
          <Avatar size="medium" shape="circle" />
        </Specimen>
        <Specimen state={states.notLoaded}>
          <Avatar name={texts.company} src="data:image/png;base64,AA==" size="medium" shape="circle" />
        </Specimen>
      </Part>
      <Part title="Spinner">
        <Spinner />
        <Spinner size={36} label={states.loading} />
      </Part>
    </>
  )
}

function Chips() {
  return (
    <>
      <Part title="Chip">
        <Chip>{texts.chip}</Chip>
        <Chip tone="yellow">{texts.sectorChip}</Chip>
        <Chip>{texts.long}</Chip>
        <Chip tone="yellow">{texts.unbroken}</Chip>
      </Part>
      <Part title="RemovableChip">
        <Specimen state={states.idle}>
          <RemovableChip label={texts.filter} href="/estilo" />
        </Specimen>
        <Specimen state={states.hover} force="hover">
          <RemovableChip label={texts.filter} href="/estilo" />
        </Specimen>
        <Specimen state={states.focus} force="focus">
          <RemovableChip label={texts.filter} href="/estilo" />
        </Specimen>
        <Specimen state={states.long}>
          <RemovableChip label={texts.unbroken} href="/estilo" />
        </Specimen>
      </Part>
    </>
  )
}
