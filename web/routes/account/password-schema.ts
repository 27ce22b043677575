import * as z from 'zod/mini'
import { PASSWORD_MAX } from '#contract/constants.ts'
import { countCharacters } from '#contract/values/text/count-characters.ts'
import type { PasswordChange } from '#web/api/types.ts'
import { passwordTexts as texts } from './texts.ts'

export const emptyPasswords: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' }

/** Checks that need no server. Only the server knows the common passwords. */
export const passwordSchema = (min: number) =>
  z
    .object({
      currentPassword: z.string().check(z.minLength(1, texts.currentMissing)),
      password: z.string().check(
        z.minLength(1, { error: texts.passwordMissing, abort: true }),
        z.refine((text) => countCharacters(text) >= min, texts.tooShort(min)),
        z.refine((text) => countCharacters(text) <= PASSWORD_MAX, texts.tooLong(PASSWORD_MAX)),
      ),
      confirmPassword: z.string().check(z.minLength(1, texts.confirmMissing)),
    })
    .check(
      z.refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
        path: ['confirmPassword'],
        error: texts.mismatch,
        when: () => true,
      }),
    )
