import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import { useOwner } from '#web/frames/use-owner.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { secondFactorTexts as texts } from './texts.ts'

/** For operators: the way to another device, with a code of the present one. */
export function SecondFactorSection() {
  const { role } = useOwner()
  const navigate = useNavigate()
  const renew = useMutation(
    queries.secondFactor.renew.mutationOptions({
      onSuccess: ({ token }) => navigate(`/gestion/alta#token=${token}`),
    }),
  )
  if (role !== 'operator') return null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const codigo = String(new FormData(event.currentTarget).get('codigo') ?? '').trim()
    if (codigo) renew.mutate({ codigo })
  }
  const { error } = renew
  const fault = error instanceof ApiError ? error.error : error && texts.failed
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="flex min-h-12 items-center text-24 font-semibold">{texts.title}</h2>
      <Card>
        <form onSubmit={submit} className="grid grid-cols-1 gap-4">
          <p>{texts.about}</p>
          <TextField
            name="codigo"
            label={texts.code}
            description={texts.codeHint}
            required
            autoComplete="one-time-code"
            error={fault ?? undefined}
          />
          <Button type="submit" variant="secondary" isFullWidth isPending={renew.isPending}>
            {texts.renew}
          </Button>
        </form>
      </Card>
    </section>
  )
}
