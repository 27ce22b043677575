import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OfferDraft, OwnOffer } from '#web/api/types.ts'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { reserveReasonNames } from '#contract/values/job-terms/reserve-reasons.ts'
import { experienceNames } from '#contract/values/job-terms/experience-names.ts'
import { OFFER_DAYS_MAX } from '#contract/constants.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import type { Site } from '#web/document/site.ts'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { FoldedFields } from '#web/forms/folded-fields.tsx'
import { FormGrid, FormSection } from '#web/forms/form-layout.tsx'
import { FormDate } from '#web/forms/fields/form-date.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { MasterSelect } from '#web/forms/fields/master-select.tsx'
import { PlaceFields } from '#web/forms/fields/place-fields.tsx'
import type { PlaceValues } from '#web/forms/place-values.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { offerTexts } from '../../texts.ts'
import { FormSwitch } from '../../editing/form-switch.tsx'
import { FormTextArea } from '../../editing/form-text-area.tsx'
import { FindingsProvider, JudgedByRules } from '../findings.tsx'
import { valuesOfDraft } from '../drafts/draft-values.ts'
import {
  newOfferSchema,
  newOfferSchemaWithSalary,
  type NewOfferBody,
  type NewOfferValues,
} from '../drafts/new-offer-schema.ts'
import { PublishDay, useFirstDay } from '../drafts/publish-day.tsx'
import { offerValuesOf } from './offer-schema.ts'
import { MorePlaces } from './more-places.tsx'
import { OptionalChoice } from './optional-choice.tsx'
import { PayFields } from './pay-fields.tsx'
import { QuestionRows } from '../questions/question-rows.tsx'
import { RequirementRows } from './requirement-rows.tsx'
import { TakingFields } from './taking-fields.tsx'
import { WorkFields } from './work-fields.tsx'

/** The form of an offer, for the buttons of its dialog. */
export type FormOfOffer = UseFormReturn<NewOfferValues, unknown, NewOfferBody>

type OfferFormProps = Omit<FormFrameProps<NewOfferValues, NewOfferBody>, 'id' | 'form' | 'children'> & {
  offer: OwnOffer | null
  /** The stored draft that a new offer continues. */
  savedDraft?: OfferDraft | null
  /** The last day of a new offer, unless the company chooses another one. */
  usualExpiry: string
  /** The place of a new offer, unless the company chooses another one. */
  usualPlace?: PlaceValues | undefined
  /** An offer without a salary is refused. */
  requiresSalary?: boolean
  /** The operator has decided whether offers hide names at first. */
  firstLook?: Site['firstLook']
  /** Called with the form while it is shown. */
  onForm?: (form: FormOfOffer | null) => void
}

export function OfferForm(props: OfferFormProps) {
  const { offer, savedDraft, usualExpiry, usualPlace, requiresSalary = false, firstLook, onForm, ...frame } = props
  const form = useCheckedForm(
    requiresSalary ? newOfferSchemaWithSalary : newOfferSchema,
    savedDraft
      ? valuesOfDraft(savedDraft, { expiry: usualExpiry, place: usualPlace, today: todayInMadrid() })
      : { ...offerValuesOf(offer, usualExpiry, usualPlace), publicar_el: '' },
  )
  useEffect(() => {
    onForm?.(form)
    return () => onForm?.(null)
  }, [form, onForm])
  return (
    <FormFrame id="oferta" form={form} {...frame}>
      <FindingsProvider>
        <OfferFields offer={offer} requiresSalary={requiresSalary} firstLook={firstLook} />
      </FindingsProvider>
    </FormFrame>
  )
}

type OfferFieldsProps = Pick<OfferFormProps, 'offer' | 'requiresSalary' | 'firstLook'>

/** The four parts of the form. In each, what is required comes first and what few people need is folded. */
function OfferFields({ offer, requiresSalary = false, firstLook }: OfferFieldsProps) {
  return (
    <>
      <WhatPart offer={offer} />
      <FormSection title={offerTexts.partWhere} level={3}>
        <FormGrid>
          <PlaceFields isCityRequired />
          <MasterSelect list="modalities" name="mst_modalidad_id" label={texts.modality} placeholder={null} />
          <MorePlaces />
        </FormGrid>
      </FormSection>
      <FormSection title={offerTexts.partPay} level={3}>
        <JudgedByRules field="salario_anual">
          <PayFields isRequired={requiresSalary} />
        </JudgedByRules>
      </FormSection>
      <MorePart offer={offer} firstLook={firstLook} />
    </>
  )
}

function WhatPart({ offer }: Pick<OfferFormProps, 'offer'>) {
  return (
    <FormSection title={offerTexts.partWhat} level={3}>
      <JudgedByRules field="nombre">
        <FormText name="nombre" label={texts.name} required autoComplete="off" autoFocus={!offer} />
      </JudgedByRules>
      <JudgedByRules field="descripcion">
        <FormTextArea name="descripcion" label={texts.description} required rows={6} />
      </JudgedByRules>
      <FormGrid>
        <WorkFields offer={offer} />
        <FormText name="vacantes" label={texts.vacancies} required inputMode="numeric" autoComplete="off" />
        <MasterSelect list="workdays" name="mst_jornada_id" label={texts.workday} placeholder={null} />
        <OptionalChoice name="tipo_contrato" label={texts.contract} names={contractTypeNames} />
        <OptionalChoice name="experiencia" label={texts.experience} names={experienceNames} />
      </FormGrid>
    </FormSection>
  )
}

function MorePart({ offer, firstLook }: Pick<OfferFormProps, 'offer' | 'firstLook'>) {
  return (
    <FormSection title={offerTexts.partMore} level={3}>
      {offer && <FormSwitch name="estado" label={offerTexts.state} />}
      <JudgedByRules field="requirements_list">
        <RequirementRows />
      </JudgedByRules>
      <JudgedByRules field="preguntas">
        <QuestionRows />
      </JudgedByRules>
      <TakingFields firstLook={firstLook} />
      <FoldedFields title={offerTexts.rareMore} usual="caduca_el">
        <FormGrid>
          {!offer && <PublishDay />}
          <LastDay />
          <OptionalChoice
            name="reservada_discapacidad"
            label={texts.reserved}
            description={texts.reservedHint}
            names={reserveReasonNames}
            nothing={texts.notReserved}
          />
        </FormGrid>
      </FoldedFields>
    </FormSection>
  )
}

function LastDay() {
  return (
    <FormDate
      name="caduca_el"
      label={texts.end}
      description={texts.endHint(OFFER_DAYS_MAX)}
      isRequired
      tellsHalfTyped
      max={dayAfter(useFirstDay(), OFFER_DAYS_MAX)}
    />
  )
}
