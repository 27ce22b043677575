import { specimenTexts as texts, stateNames as states } from './texts.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonCard, type SkeletonKind } from '#web/ui/feedback/skeleton.tsx'
import { Part, Specimen } from './specimen.tsx'

const kinds: SkeletonKind[] = ['offer', 'project', 'person', 'application', 'cv']

export default function Cards() {
  return (
    <>
      <Part title="Card" isWide>
        <Specimen state={states.idle}>
          <Card>{texts.plainCard}</Card>
        </Specimen>
        <Specimen state="isInteractive">
          <LinkCard />
        </Specimen>
        <Specimen state={states.hover} force="hover">
          <LinkCard />
        </Specimen>
        <Specimen state={states.focus} force="focus">
          <LinkCard />
        </Specimen>
      </Part>
      <Part title="Skeleton" isWide>
        {kinds.map((kind) => (
          <Specimen key={kind} state={kind}>
            <SkeletonCard kind={kind} />
          </Specimen>
        ))}
        <Specimen state="Skeleton">
          <Skeleton className="h-5 w-2/3" />
        </Specimen>
      </Part>
    </>
  )
}

function LinkCard() {
  return (
    <Card as="article" isInteractive>
      <h4 className="text-18 font-semibold">
        <AppLink href="/pagina-principal" className="stretched">
          {texts.cardTitle}
        </AppLink>
      </h4>
      <p>{texts.cardText}</p>
    </Card>
  )
}
