import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { AlertList } from './alert-list.tsx'
import { alertListTexts as texts } from './texts.ts'

/** The alerts of the account. */
export function AlertsSection() {
  return (
    <div id="avisos" className="scroll-mt-6">
      <AlertList title={texts.title} token={undefined} empty={<NoAlerts />} />
    </div>
  )
}

function NoAlerts() {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <p className="font-semibold">{texts.empty}</p>
        <p className="text-gray-text">{texts.emptyHint}</p>
      </div>
      <LinkButton href="/pagina-principal" variant="secondary" isFullWidth>
        {texts.search}
      </LinkButton>
    </Card>
  )
}
