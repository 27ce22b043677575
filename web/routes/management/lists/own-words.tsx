import { api } from '#web/api/client.ts'
import type { EditedLists } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { listsTexts as texts } from './texts.ts'

interface OwnWordsProps {
  words: EditedLists['puestos_propios']
  sectorOf: (id: number) => string | undefined
}

/** What companies wrote because the list of positions lacks it. One press makes an entry of it. */
export function OwnWords({ words, sectorOf }: OwnWordsProps) {
  const adding = useSend(api.managedLists.addEntry, { failed: texts.saveFailed, stale: 'all' })
  if (words.length === 0) return null
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <h3 className="text-18 font-semibold">{texts.ownWords}</h3>
      <ul className="grid grid-cols-1 gap-2 large:grid-cols-2">
        {words.map(({ texto: nombre, ofertas, mst_emp_sector_id }) => (
          <li key={nombre} className="flex items-center justify-between gap-3">
            <p className="min-w-0 wrap-anywhere">
              <span className="block">{nombre}</span>
              <span className="block text-14 text-gray-text">
                {[texts.offers(ofertas), sectorOf(mst_emp_sector_id)].filter(Boolean).join(' · ')}
              </span>
            </p>
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.of(texts.add, nombre)}
              disabled={adding.isPending}
              onClick={() => adding.send({ lista: 'puestos', nombre, mst_emp_sector_id })}
            >
              {texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
