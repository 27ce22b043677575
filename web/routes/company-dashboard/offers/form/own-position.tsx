import { isOtherPosition } from '#contract/values/other-positions.ts'
import { offerLines } from '#contract/offer/lines.ts'
import { FoldedFields } from '#web/forms/folded-fields.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { JudgedByRules } from '../findings.tsx'

/** The company's own words for a position that the list lacks. Folded until it has some, or «Otro puesto de …» is chosen. */
export const OwnPosition = ({ position }: { position: number | null }) => (
  <FoldedFields title={texts.notListed} isNeeded={position !== null && isOtherPosition(position)}>
    <JudgedByRules field="puesto_propio">
      <FormText
        name="puesto_propio"
        label={offerLines.puesto_propio.label}
        description={texts.ownPositionHint}
        autoComplete="off"
      />
    </JudgedByRules>
  </FoldedFields>
)
