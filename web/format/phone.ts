/** «612 345 678», with «+34» if it was typed: a Spanish number in groups of three, any other number unchanged. */
export function phone(text: string): string {
  const [, prefix, number] = /^(\+34)?(\d{9})$/.exec(text.replaceAll(/[\s().-]/g, '')) ?? []
  if (!number) return text
  return [prefix, ...(number.match(/\d{3}/g) ?? [])].filter(Boolean).join('\u00a0')
}
