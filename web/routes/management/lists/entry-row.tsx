import type { ReactNode } from 'react'
import type { ListEntry } from '#web/api/types.ts'
import { findMark, PartnerLogo } from '#web/illustrations/partner-logos.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { PencilIcon } from '#web/ui/icons.tsx'
import type { ListKey } from './list-key.ts'
import { listsTexts as texts } from './texts.ts'

interface EntryRowProps {
  list: ListKey
  entry: ListEntry
  /** The name of the sector of a position. */
  sector: string | undefined
  onEdit: () => void
  onToggle: () => void
  isPending: boolean
  /** Further buttons, before the others. */
  children?: ReactNode
}

/** One entry: how it looks, its name, and what can be done with it. */
export function EntryRow({ list, entry, sector, onEdit, onToggle, isPending, children }: EntryRowProps) {
  const { nombre: name, retirado: isRetired } = entry
  const toggle = isRetired ? texts.restore : texts.retire
  return (
    <Card as="article" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {list === 'sectores' && (
        <img
          src={entry.link_imagen ?? ''}
          alt=""
          width={120}
          height={36}
          loading="lazy"
          className="h-12 w-24 rounded-control border border-border bg-yellow-soft object-contain"
        />
      )}
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <h3 className="font-semibold wrap-anywhere">
          {list === 'franja' ? (
            <PartnerLogo name={name} mark={findMark(entry.marca)} picture={entry.link_imagen} />
          ) : (
            name
          )}
        </h3>
        {sector && <p className="text-14 text-gray-text">{sector}</p>}
      </div>
      {isRetired && <Badge tone="gray">{texts.retired}</Badge>}
      <div className="flex gap-2">
        {children}
        <IconButton label={texts.of(texts.edit, name)} icon={<PencilIcon />} onClick={onEdit} />
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.of(toggle, name)}
          disabled={isPending}
          onClick={onToggle}
        >
          {toggle}
        </Button>
      </div>
    </Card>
  )
}
