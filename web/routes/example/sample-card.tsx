import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PinIcon } from '#web/ui/icons.tsx'
import type { Sample } from './search.ts'

/** Has no link, because the offer does not exist. */
export function SampleCard({ sample }: { sample: Sample }) {
  return (
    <Card as="article" className="flex h-full flex-col items-start gap-3">
      <Chip tone="yellow">{sample.sector}</Chip>
      <h2 className="text-18 font-semibold">{sample.nombre}</h2>
      <p className="mt-auto flex items-center gap-1.5 text-14 text-gray-text">
        <PinIcon size={18} className="shrink-0" />
        <span>{`${sample.ciudad}, ${sample.comunidad}`}</span>
      </p>
    </Card>
  )
}
