import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonCard } from '#web/ui/feedback/skeleton.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { inEach, Part } from '../specimen.tsx'
import { specimenTexts as texts } from '../texts.ts'

const linkCard = (
  <Card as="article" isInteractive>
    <h4 className="text-18 font-semibold">
      <AppLink href="/pagina-principal" className="stretched">
        {texts.cardTitle}
      </AppLink>
    </h4>
    <p>{texts.cardText}</p>
  </Card>
)

const skeletons = inEach(['offer', 'project', 'person', 'application', 'cv'], (kind) => <SkeletonCard kind={kind} />)

export default function Cards() {
  return (
    <>
      <Part title="Card" isWide states={{ idle: <Card>{texts.plainCard}</Card>, isInteractive: linkCard }} />
      <Part title="Skeleton" isWide states={{ ...skeletons, Skeleton: <Skeleton className="h-5 w-2/3" /> }} />
    </>
  )
}
