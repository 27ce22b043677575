import type { getEmail } from './email-links/queries.ts'

export const toEmail = ({ email, isConfirmed, pending }: Awaited<ReturnType<typeof getEmail>>) => ({
  email,
  confirmado: isConfirmed,
  correo_pendiente: pending,
})
