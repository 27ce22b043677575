import { offerTexts as texts } from '../texts.ts'
import { ChevronLeftIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { ProjectsList } from './projects-list.tsx'
import { addressOf } from '../section.ts'

/** The specification's separate list of projects: where the project of a new offer is chosen. */
export function ChooseProjectSection() {
  return (
    <ProjectsList
      view="crear"
      title={texts.chooseTitle}
      intro={<p className="-mt-3 text-gray-text">{texts.chooseHint}</p>}
      action={
        <LinkButton
          href={addressOf('ofertas')}
          variant="secondary"
          icon={<ChevronLeftIcon />}
          aria-label={texts.backToOffers}
          preventScrollReset
        >
          <span className="small:hidden">{texts.back}</span>
          <span className="max-small:hidden">{texts.backToOffers}</span>
        </LinkButton>
      }
    />
  )
}
