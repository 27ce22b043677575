import { useState, type MouseEvent } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TargetIcon } from '#web/ui/icons.tsx'
import { placeTexts as texts } from './texts.ts'

/** Fills in the municipality of the browser and a distance, and searches. */
export function NearMeButton({ onProblem }: { onProblem: (sentence: string | undefined) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const search = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setIsAsking(true)
    onProblem(undefined)
    const { askNearestTown } = await import('./ask-nearest-town.ts')
    const found = await askNearestTown()
    if ('problem' in found) return onProblem(found.problem)
    const fields = form?.elements
    const [city, distance] = [fields?.namedItem('ciudad'), fields?.namedItem('distancia')]
    if (city instanceof HTMLInputElement) city.value = found.town
    if (distance instanceof HTMLSelectElement) distance.value ||= '25'
    form?.requestSubmit()
  }
  return (
    <IconButton
      variant="quiet"
      label={texts.nearMe}
      icon={<TargetIcon />}
      aria-busy={isAsking}
      className="aria-busy:animate-pulse"
      onClick={(event) =>
        void search(event)
          .catch(() => onProblem(texts.notLoaded))
          .finally(() => setIsAsking(false))
      }
    />
  )
}
