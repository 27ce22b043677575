import { Avatar } from '#web/ui/avatar.tsx'
import { Badge, PremiumBadge, StatusBadge } from '#web/ui/badge.tsx'
import { Chip, RemovableChip } from '#web/ui/chip.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { PdfBadge } from '#web/ui/files/pdf-badge.tsx'
import { inEach, inStates, Part } from '../specimen.tsx'
import { specimenTexts as texts } from '../texts.ts'

const chipStates = inStates({ idle: texts.filter, long: texts.unbroken }, (label) => (
  <RemovableChip label={label} href="/estilo" />
))

const sizes = inEach(['small', 'medium', 'large', 'huge'], (size) => <Avatar size={size} src="/icon-192.png" />)

export default function Marks() {
  return (
    <>
      <Part title="Chip">
        <Chip>{texts.chip}</Chip>
        <Chip tone="yellow">{texts.sectorChip}</Chip>
        <Chip>{texts.long}</Chip>
        <Chip tone="yellow">{texts.unbroken}</Chip>
      </Part>
      <Part title="RemovableChip" states={chipStates} />
      <Part title="Badge">
        <StatusBadge isActive />
        <StatusBadge isActive={false} />
        <PremiumBadge />
        <Badge tone="blue">{texts.info}</Badge>
        <Badge tone="gray">{texts.neutral}</Badge>
        <PdfBadge />
      </Part>
      <Part
        title="Avatar"
        states={{
          ...sizes,
          [texts.company]: <Avatar name={texts.company} size="medium" />,
          empty: <Avatar size="medium" shape="circle" />,
          notLoaded: <Avatar name={texts.company} src="data:image/png;base64,AA==" size="medium" shape="circle" />,
        }}
      />
      <Part title="Spinner">
        <Spinner />
        <Spinner size={36} label={texts.filter} />
      </Part>
    </>
  )
}
