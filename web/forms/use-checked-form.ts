import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'

/** A form that is checked by a schema. Its frame moves the focus to the summary of its errors. */
export const useCheckedForm = <Values extends FieldValues, Body>(
  schema: z.ZodMiniType<Body, Values>,
  defaultValues: DefaultValues<Values>,
) => useForm<Values, unknown, Body>({ defaultValues, resolver: zodResolver(schema), shouldFocusError: false })
